/** `npm run site`: installs missing dependencies, builds both languages, and serves them. Works before `npm install`. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from './bootstrap/install.mjs';
import {nodeVersionFault} from './bootstrap/nodeVersion.mjs';
import {isPortFree, portOf} from './bootstrap/port.mjs';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string} fault
 * @returns {never}
 */
function stop(fault) {
  console.error(`\n${fault}`);
  process.exit(1);
}

/** @returns {number} */
function readPort() {
  try {
    return portOf(process.argv.slice(2), 3000);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** @type {{engines: {node: string}}} */
const {engines} = JSON.parse(fs.readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
const versionFault = nodeVersionFault(process.versions.node, engines.node);
if (versionFault !== undefined) {
  stop(versionFault);
}

const port = readPort();
if (!(await isPortFree(port))) {
  stop(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: npm run site -- --port ${port + 1}`,
  );
}

const installFault = await ensureInstalled(projectDir);
if (installFault !== undefined) {
  stop(installFault);
}

console.log('Building the site in both languages …');
const build = spawnSync('npm', ['run', 'build'], {
  cwd: projectDir,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (build.status !== 0) {
  stop(
    'The site could not be built. Fix the problems listed above with file and line, and run the command again.',
  );
}

const docusaurus = path.join(projectDir, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
const server = spawn(
  process.execPath,
  [docusaurus, 'serve', '--no-open', '--port', String(port), '--host', 'localhost'],
  {
    cwd: projectDir,
    stdio: ['inherit', 'pipe', 'inherit'],
  },
);
server.stdout.once('data', () => {
  console.log(
    `\nEnglish: http://localhost:${port}/\nChinese: http://localhost:${port}/zh/\n\nPress Ctrl+C to stop.`,
  );
});
server.stdout.resume();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
