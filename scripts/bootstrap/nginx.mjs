import fs from 'node:fs';
import {aptInstall, mayInstall} from './apt.mjs';
import {findInPath} from './findInPath.mjs';

/** Path of Debian's nginx module for brotli-compressed files. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const debianPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * What the nginx configuration tests can't cover on this machine.
 *
 * @param {string | undefined} nginx path of nginx
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function nginxFault(nginx, exists = fs.existsSync) {
  const howTo = `On Debian run "apt-get install ${debianPackages.join(' ')}" as root.`;
  if (nginx === undefined) {
    return `nginx is not installed, so its configuration was not tested. ${howTo}`;
  }
  return exists(brotliModule)
    ? undefined
    : `nginx has no brotli module, so precompressed files were not tested. ${howTo}`;
}

/**
 * Installs Debian's nginx and its brotli module if one is missing, this user is allowed to, and no init system would
 * start nginx as a service.
 *
 * @returns {string | undefined} what remains untested, and how to change that
 */
export function ensureNginx() {
  if (
    nginxFault(findInPath('nginx')) !== undefined &&
    mayInstall() &&
    !fs.existsSync('/run/systemd/system')
  ) {
    console.log('Installing Debian’s nginx to test its configuration …');
    aptInstall(debianPackages);
  }
  return nginxFault(findInPath('nginx'));
}
