import fs from 'node:fs';
import {aptInstall, mayInstall} from './apt.mjs';
import {findInPath} from './findInPath.mjs';

/** Where Debian puts the module of nginx that sends files compressed with brotli. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const debianPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * What the tests of the nginx configuration miss on this machine.
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
 * Installs Debian's nginx and its brotli module, where one is missing, this user may, and no running system
 * would start it as a service.
 *
 * @returns {string | undefined} what stays untested all the same, and how to change that
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
