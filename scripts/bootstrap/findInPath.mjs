import fs from 'node:fs';
import path from 'node:path';

/**
 * Path of a command on this machine. Also searches the folders for system commands, because they aren't in every user's
 * `PATH`.
 *
 * @param {string} command
 * @param {string | undefined} searchPath value of `PATH`
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findInPath(command, searchPath = process.env.PATH, exists = fs.existsSync) {
  return [...(searchPath ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, command))
    .find(exists);
}
