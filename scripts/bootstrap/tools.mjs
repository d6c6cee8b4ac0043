import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Path of Debian's nginx module for brotli-compressed files. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's Chromium without a window system, in which the browser tests take half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const browsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a command on this machine. Also searches the folders for system commands, because they aren't in every user's
 * `PATH`.
 *
 * @param {string} command
 * @param {string | undefined} searchPath value of `PATH`
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findInPath(command, searchPath = process.env.PATH, exists = fs.existsSync) {
  return [...(searchPath ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, command))
    .find(exists);
}

/**
 * Path of a Chromium or Chrome on this machine.
 *
 * @param {Readonly<Record<string, string | undefined>>} env `CHROMIUM_PATH` takes precedence over the known paths
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findChromium(env, exists = fs.existsSync) {
  return (env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : browsers).find(exists);
}

/** Playwright's options for starting that browser. */
export const launchOptions = {
  executablePath: findChromium(process.env),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Programs from Debian's packages, and what isn't tested without them. */
const tools = [
  {
    isPresent: () => Boolean(process.env.CHROMIUM_PATH) || fs.existsSync(headlessShell),
    // Another browser only takes longer.
    isReplaced: () => findChromium(process.env) !== undefined,
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    untested: 'the site in a browser',
  },
  {
    isPresent: () => findInPath('nginx') !== undefined && fs.existsSync(brotliModule),
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    untested: 'the nginx configuration',
  },
  {
    isPresent: () => findInPath('shellcheck') !== undefined,
    packages: ['shellcheck'],
    untested: 'the install scripts',
  },
  {
    isPresent: () => findInPath('go') !== undefined,
    packages: ['golang-go'],
    untested: 'Go samples and import paths',
  },
];

/** Whether this user may install Debian packages. On Ubuntu, chromium's package only installs a snap. */
function mayInstall() {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 &&
    fs.existsSync(release) &&
    /^ID="?debian"?$/m.test(fs.readFileSync(release, 'utf8'))
  );
}

/**
 * Installs the programs that are missing, if this user may, without starting services.
 *
 * @returns {string[]} for each program that is still missing, what isn't tested and how to install it
 */
export function ensureTools() {
  const missing = tools.filter(({isPresent}) => !isPresent());
  if (missing.length > 0 && mayInstall()) {
    const options = {
      stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']),
      // invoke-rc.d starts no service in runlevel 1.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    };
    spawnSync('apt-get', ['update'], options);
    for (const {packages} of missing) {
      console.log(`Installing Debian’s ${packages.join(', ')} for the tests …`);
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
    }
  }
  return missing
    .filter(({isPresent, isReplaced}) => !isPresent() && !isReplaced?.())
    .map(
      ({packages, untested}) =>
        `Not tested: ${untested}. On Debian, run "apt-get install ${packages.join(' ')}" as root.`,
    );
}
