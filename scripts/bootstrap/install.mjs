import {spawnSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hash of the lock file an installation was made from.
 *
 * @param {string} projectDir
 */
function lockHash(projectDir) {
  return crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(projectDir, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} projectDir */
function stampFile(projectDir) {
  return path.join(projectDir, 'node_modules', '.installed-from-lock');
}

/**
 * Whether the dependencies in `node_modules` are those of the lock file.
 *
 * @param {string} projectDir
 */
export function isInstalled(projectDir) {
  const stamp = stampFile(projectDir);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash(projectDir);
}

/**
 * Installs the locked dependencies when they are missing or older than the lock file.
 *
 * @param {string} projectDir
 * @returns {string | undefined} what to do when the installation failed
 */
export function ensureInstalled(projectDir) {
  if (isInstalled(projectDir)) {
    return undefined;
  }
  console.log('Installing the dependencies of package-lock.json (a few minutes the first time) …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: projectDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    return 'The dependencies could not be installed: npm says why above. Check that the npm registry can be reached, then run the command again.';
  }
  fs.writeFileSync(stampFile(projectDir), lockHash(projectDir));
  return undefined;
}
