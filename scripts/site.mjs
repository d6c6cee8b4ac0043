/** `npm run site`: installs missing dependencies, builds both languages, and serves them. Works before `npm install`. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureInstalled, npm} from './bootstrap/install.mjs';

const projectDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
ensureInstalled(projectDir);
console.log('Building the site in both languages …');
const succeeded =
  npm(projectDir, ['run', '--silent', 'build']) &&
  npm(projectDir, ['run', '--silent', 'serve', '--', ...process.argv.slice(2)]);
process.exitCode = succeeded ? 0 : 1;
