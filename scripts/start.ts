/**
 * `npm start [-- --only <product>[/<version>]] [Docusaurus options]`: starts the development server for the whole site, or for
 * one product or version.
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {servedPart} from '../config/served';
import {mainRoute} from '../config/versions';
import {docusaurusCommand} from './lib/docusaurusCommand';
import {projectDir} from './lib/projectDir';

const laterReloads = pathToFileURL(path.join(__dirname, 'lib/laterReloads.mjs')).href;
const args = process.argv.slice(2).flatMap((arg) => (arg.startsWith('--only=') ? arg.split('=') : [arg]));
const at = args.indexOf('--only');
const only = at < 0 ? undefined : (args.splice(at, 2)[1] ?? '(nothing)');

try {
  const {products, version, isWhole} = servedPart(only);
  if (!isWhole) {
    console.log(
      `Only ${products[0].label} is served, at ${mainRoute(products[0], version)}. Links to other parts don't work.`,
    );
  }
  const server = spawn(process.execPath, ['--import', laterReloads, docusaurusCommand, 'start', ...args], {
    cwd: projectDir,
    env: {...process.env, SITE_ONLY: only ?? ''},
    stdio: 'inherit',
  });
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(`--only: ${(error as Error).message}`);
  process.exitCode = 1;
}
