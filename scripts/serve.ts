/** `npm run serve [-- Docusaurus options]`: serves the built site. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {requireBuild} from './lib/builtSite';
import {docusaurusCommand} from './lib/docusaurusCommand';
import {projectDir} from './lib/projectDir';

const args = process.argv.slice(2);
const {values} = parseArgs({args, options: {dir: {type: 'string', default: 'build'}}, strict: false});

requireBuild(path.resolve(projectDir, String(values.dir)));
const server = spawn(process.execPath, [docusaurusCommand, 'serve', '--no-open', ...args], {
  cwd: projectDir,
  stdio: 'inherit',
});
process.on('SIGTERM', () => server.kill());
server.on('exit', (code) => process.exit(code ?? 1));
