import fs from 'node:fs';
import path from 'node:path';
import {aptInstall, mayInstall} from './apt.mjs';

const debianPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Path of nginx on this machine; `/usr/sbin` is not in every user's `PATH`.
 *
 * @param {string | undefined} searchPath value of `PATH`
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findNginx(searchPath = process.env.PATH, exists = fs.existsSync) {
  return [...(searchPath ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, 'nginx'))
    .find(exists);
}

/**
 * Finds nginx, or installs Debian's where this user may and no running system would start it as a service.
 *
 * @returns {string | undefined} what stays untested when there is none, and how to change that
 */
export function ensureNginx() {
  if (findNginx() === undefined && mayInstall() && !fs.existsSync('/run/systemd/system')) {
    console.log('Installing Debian’s nginx to test its configuration …');
    aptInstall(debianPackages);
  }
  return findNginx() === undefined
    ? `nginx is not installed, so its configuration was not tested. On Debian run "apt-get install ${debianPackages.join(' ')}" as root.`
    : undefined;
}
