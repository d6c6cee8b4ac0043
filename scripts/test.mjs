/** `npm test`: installs missing dependencies, then runs every check and test. Works before `npm install`. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from './bootstrap/install.mjs';
import {runSuites} from './bootstrap/suites.mjs';
import {ensureTools} from './bootstrap/tools.mjs';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
ensureInstalled(projectDir);
const untested = ensureTools();
const {passed, failed, skipped} = await runSuites(projectDir);
console.log(['', ...untested, ...(skipped > 0 ? [`${skipped} skipped.`] : [])].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
