import fs from 'node:fs';
import {aptInstall, mayInstall} from './apt.mjs';

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
 * Path of a Chromium or Chrome on this machine.
 *
 * @param {Readonly<Record<string, string | undefined>>} env `CHROMIUM_PATH` takes precedence over the known paths
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
 * Finds a browser, or installs Debian's if this user is allowed to.
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
  if (mayInstall()) {
    console.log('Installing Debian’s chromium for the browser tests …');
    aptInstall(['chromium', 'fonts-noto-cjk']);
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
