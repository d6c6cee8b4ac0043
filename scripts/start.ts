/**
 * `npm start [-- --only <product>[/<version>]] [options of Docusaurus]`: the development server, of the whole site or of one
 * product or version.
 */
import {spawn} from 'node:child_process';
import {mainRoute} from '../config/routes';
import {servedPart} from '../config/served';
import {docusaurusCommand} from './lib/docusaurusCommand';
import {projectDir} from './lib/projectDir';

const args = process.argv.slice(2).flatMap((arg) => (arg.startsWith('--only=') ? arg.split('=') : [arg]));
const at = args.indexOf('--only');
const only = at < 0 ? undefined : (args.splice(at, 2)[1] ?? '(nothing)');

try {
  const {products, version, isWhole} = servedPart(only);
  if (!isWhole) {
    console.log(
      `Only ${products[0].label} is served, at ${mainRoute(products[0], version)}. Links to the rest lead nowhere.`,
    );
  }
  const server = spawn(process.execPath, [docusaurusCommand, 'start', ...args], {
    cwd: projectDir,
    env: {...process.env, SITE_ONLY: only ?? ''},
    stdio: 'inherit',
  });
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(`--only: ${(error as Error).message}`);
  process.exitCode = 1;
}
