import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

const onWindows = process.platform === 'win32';
const probedPackage = 'clsx';
const heartbeatMs = 15_000;

/** @typedef {Record<string, {version?: string, optional?: boolean, devOptional?: boolean}>} LockedPackages */

/**
 * Packages in the lock file that aren't installed in the locked version. Optional packages may be absent, because they
 * are for other platforms.
 *
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @returns {string[]}
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([place, {version, optional, devOptional}]) => {
      const found = installed[place];
      return place !== '' && (found ? found.version !== version : !optional && !devOptional);
    })
    .map(([place]) => place);
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function packagesOf(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}

/**
 * Whether `node_modules` matches the lock file.
 *
 * @param {string} projectDir
 */
export function isInstalled(projectDir) {
  const installed = path.join(projectDir, 'node_modules', '.package-lock.json');
  return (
    fs.existsSync(installed) &&
    missingPackages(packagesOf(path.join(projectDir, 'package-lock.json')), packagesOf(installed)).length ===
      0
  );
}

/**
 * Drops npm's own stack trace from its output.
 *
 * @param {string} line
 */
export function isStackLine(line) {
  return /^npm (?:error|ERR!)(?: {2,}at | {3}\w+: | \}$)/.test(line);
}

/**
 * Requests one small package from the registry. Otherwise, `npm ci` retries an unreachable registry for minutes.
 *
 * @param {string} projectDir
 * @returns {string | undefined} an error message if the registry can't be reached
 */
export function registryFault(projectDir) {
  const options = /** @type {const} */ ({cwd: projectDir, encoding: 'utf8', shell: onWindows});
  const probe = spawnSync(
    'npm',
    // Set the log level, because "npm test --silent" would hide the reason.
    ['view', probedPackage, 'version', '--fetch-retries=1', '--fetch-timeout=20000', '--loglevel=error'],
    options,
  );
  if (probe.status === 0) {
    return undefined;
  }
  if (probe.error) {
    return `npm could not be started (${probe.error.message}). Install npm, which comes with Node.js, and run the command again.`;
  }
  const reason = /^npm (?:error|ERR!) code (\S+)/m.exec(probe.stderr)?.[1] ?? 'no answer';
  const registry = spawnSync('npm', ['config', 'get', 'registry'], options).stdout.trim();
  return `The dependencies could not be installed: the npm registry ${registry} cannot be reached (${reason}). Check the network, or the "registry" and "proxy" settings of npm, then run the command again.`;
}

/**
 * Runs `npm ci`, prints its progress every few seconds, and drops npm's stack traces.
 *
 * @param {string} projectDir
 * @returns {Promise<boolean>} whether it succeeded
 */
function runNpmCi(projectDir) {
  return new Promise((resolve) => {
    const started = Date.now();
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: projectDir,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: onWindows,
    });
    readline.createInterface({input: npm.stderr}).on('line', (line) => {
      if (!isStackLine(line)) {
        console.error(line);
      }
    });
    const heartbeat = setInterval(() => {
      console.log(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`);
    }, heartbeatMs);
    npm.on('close', (code) => {
      clearInterval(heartbeat);
      resolve(code === 0);
    });
  });
}

/**
 * Installs the dependencies if they don't match the lock file.
 *
 * @param {string} projectDir
 * @returns {Promise<string | undefined>} an error message if the installation failed
 */
export async function ensureInstalled(projectDir) {
  if (isInstalled(projectDir)) {
    return undefined;
  }
  const fault = registryFault(projectDir);
  if (fault !== undefined) {
    return fault;
  }
  console.log('Installing the dependencies of package-lock.json (a few minutes the first time) …');
  return (await runNpmCi(projectDir))
    ? undefined
    : "The dependencies could not be installed. See npm's output above, fix the cause, and run the command again.";
}
