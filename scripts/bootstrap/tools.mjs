import {aptInstall, mayInstall} from './apt.mjs';
import {findInPath} from './findInPath.mjs';

/** Tools that some checks run, by command, with their Debian package and what stays unchecked without them. */
const tools = /** @type {const} */ ([
  {command: 'shellcheck', debianPackage: 'shellcheck', unchecked: 'the install scripts were not checked'},
  {command: 'go', debianPackage: 'golang-go', unchecked: 'Go samples and import paths were not checked'},
]);

/**
 * Installs the tools that are missing, if this user may install packages.
 *
 * @returns {string[]} for each tool that is still missing, what stays unchecked and how to install it
 */
export function ensureTools() {
  const missing = () => tools.filter(({command}) => findInPath(command) === undefined);
  if (missing().length > 0 && mayInstall()) {
    const packages = missing().map(({debianPackage}) => debianPackage);
    console.log(`Installing Debian’s ${packages.join(' and ')} for the checks …`);
    aptInstall(packages);
  }
  return missing().map(
    ({command, debianPackage, unchecked}) =>
      `${command} is not installed, so ${unchecked}. On Debian, run "apt-get install ${debianPackage}" as root.`,
  );
}
