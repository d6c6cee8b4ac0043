/** `npm test`: installs missing dependencies, then runs every check and test. Works before `npm install`. */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureChromium} from './bootstrap/chromium.mjs';
import {ensureInstalled} from './bootstrap/install.mjs';
import {ensureNginx} from './bootstrap/nginx.mjs';
import {nodeVersionFault} from './bootstrap/nodeVersion.mjs';
import {runSuites} from './bootstrap/suites.mjs';
import {ensureTools} from './bootstrap/tools.mjs';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string | undefined} fault
 */
function stopAt(fault) {
  if (fault !== undefined) {
    console.error(`\n${fault}`);
    process.exit(1);
  }
}

/** @type {{engines: {node: string}}} */
const {engines} = JSON.parse(fs.readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
stopAt(nodeVersionFault(process.versions.node, engines.node));
stopAt(await ensureInstalled(projectDir));
const browser = ensureChromium(process.env);
stopAt('fault' in browser ? browser.fault : undefined);
const untested = [ensureNginx(), ...ensureTools()].filter((fault) => fault !== undefined);

const {passed, failed, skipped} = runSuites(projectDir, {
  ...process.env,
  ...('path' in browser ? {CHROMIUM_PATH: browser.path} : {}),
});
if (skipped > 0) {
  console.log(`\n${skipped} skipped. ${untested.join(' ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
