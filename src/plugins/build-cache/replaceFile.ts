import fs from 'node:fs';

/**
 * Writes a file that others may read at the same time, or that a stopped build may leave behind: it is written
 * under another name first, so that nobody finds a part of it.
 */
export function replaceFile(file: string, text: string): void {
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}
