import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, {version?: string, optional?: boolean, devOptional?: boolean}>} LockedPackages */

/**
 * Packages in the lock file that aren't installed in the locked version. Optional packages may be absent, because they
 * are for other platforms.
 *
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @returns {string[]}
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([place, {version, optional, devOptional}]) => {
      const found = installed[place];
      return place !== '' && (found ? found.version !== version : !optional && !devOptional);
    })
    .map(([place]) => place);
}

/**
 * Runs an npm command in a project and shows its output.
 *
 * @param {string} projectDir
 * @param {readonly string[]} args
 * @returns {boolean} whether it succeeded
 */
export function npm(projectDir, args) {
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, {cwd: projectDir, stdio: 'inherit', shell}).status === 0;
}

/**
 * Installs the dependencies if `node_modules` doesn't match the lock file; exits if that fails.
 *
 * @param {string} projectDir
 */
export function ensureInstalled(projectDir) {
  /** @type {(file: string) => LockedPackages} */
  const packagesOf = (file) => JSON.parse(fs.readFileSync(path.join(projectDir, file), 'utf8')).packages;
  const installed = 'node_modules/.package-lock.json';
  if (
    fs.existsSync(path.join(projectDir, installed)) &&
    missingPackages(packagesOf('package-lock.json'), packagesOf(installed)).length === 0
  ) {
    return;
  }
  console.log('Installing the dependencies of package-lock.json (a few minutes the first time) …');
  if (!npm(projectDir, ['ci'])) {
    console.error(
      '\nThe dependencies could not be installed. Fix what npm reports above, and run the command again.',
    );
    process.exit(1);
  }
}
