import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const osRelease = '/etc/os-release';

/**
 * Whether apt on this machine installs real browsers. Ubuntu's chromium package only installs a snap.
 *
 * @param {string} text of /etc/os-release
 */
export function isDebian(text) {
  return /^ID="?debian"?$/m.test(text);
}

/** Whether this user may install Debian packages on this machine. */
export function mayInstall() {
  return process.getuid?.() === 0 && fs.existsSync(osRelease) && isDebian(fs.readFileSync(osRelease, 'utf8'));
}

/**
 * Installs Debian packages quietly, without starting their services.
 *
 * @param {readonly string[]} packages
 */
export function aptInstall(packages) {
  const options = {
    stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']),
    // invoke-rc.d starts no service in runlevel 1.
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
