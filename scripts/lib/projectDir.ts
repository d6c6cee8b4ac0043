import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Absolute path of this project's folder. */
export const projectDir = path.resolve(__dirname, '../..');

/** Files of the project, tracked by Git or new, that match patterns. Fixtures are left out. */
export function projectFiles(...patterns: readonly string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns];
  return execFileSync('git', args, {cwd: projectDir, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && !/^e2e\/sites\/|__fixtures__/.test(file) && projectFileExists(file));
}

/** Whether a file or folder, given relative to the project, exists. */
export function projectFileExists(file: string): boolean {
  return fs.existsSync(path.join(projectDir, file));
}

/** Text of a file, given relative to the project. */
export function readProjectFile(file: string): string {
  return fs.readFileSync(path.join(projectDir, file), 'utf8');
}
