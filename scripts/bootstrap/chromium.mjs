import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium or Chrome that is on this machine.
 *
 * @param {Readonly<Record<string, string | undefined>>} env `CHROMIUM_PATH` wins over the known places
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findChromium(env, exists = fs.existsSync) {
  if (env.CHROMIUM_PATH) {
    return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  }
  return knownPlaces.find(exists);
}

/**
 * Whether apt on this machine installs a real browser: Ubuntu's package only starts a snap.
 *
 * @param {string} osRelease text of /etc/os-release
 */
export function isDebian(osRelease) {
  return /^ID="?debian"?$/m.test(osRelease);
}

/**
 * Finds a browser, or installs Debian's where this user may.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{path: string} | {fault: string}}
 */
export function ensureChromium(env) {
  const found = findChromium(env);
  if (found !== undefined) {
    return {path: found};
  }
  if (env.CHROMIUM_PATH) {
    return {
      fault: `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", but no such file exists. Point it at a Chromium or Chrome executable.`,
    };
  }
  const osRelease = '/etc/os-release';
  if (process.getuid?.() === 0 && fs.existsSync(osRelease) && isDebian(fs.readFileSync(osRelease, 'utf8'))) {
    console.log('Installing Debian’s chromium for the browser tests …');
    const quiet = {
      stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']),
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    };
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], quiet);
    const installed = findChromium(env);
    if (installed !== undefined) {
      return {path: installed};
    }
  }
  return {
    fault:
      'The browser tests need Chromium. On Debian run "apt-get install chromium" as root; elsewhere install Google Chrome, or set CHROMIUM_PATH to a Chromium executable.',
  };
}
