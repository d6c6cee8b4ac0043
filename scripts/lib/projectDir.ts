import fs from 'node:fs';
import path from 'node:path';

/** Absolute path of this project's folder. */
export const projectDir = path.resolve(__dirname, '../..');

/** Text of a file, given relative to the project. */
export function readProjectFile(file: string): string {
  return fs.readFileSync(path.join(projectDir, file), 'utf8');
}
