import fs from 'node:fs';

/** Whether there is a file, and not a folder, at a path. */
export function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
}
