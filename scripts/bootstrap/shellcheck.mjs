import {aptInstall, mayInstall} from './apt.mjs';
import {findInPath} from './findInPath.mjs';

/**
 * Installs Debian's ShellCheck if it is missing and this user may install packages.
 *
 * @returns {string | undefined} what remains untested without it, and how to install it
 */
export function ensureShellcheck() {
  if (findInPath('shellcheck') === undefined && mayInstall()) {
    console.log('Installing Debian’s shellcheck to check the install scripts …');
    aptInstall(['shellcheck']);
  }
  return findInPath('shellcheck') === undefined
    ? 'shellcheck is not installed, so the install scripts were not checked. On Debian, run "apt-get install shellcheck" as root.'
    : undefined;
}
