/** `npm run build [-- <site folder>] [--out-dir <folder>]`: builds all locales. */
import path from 'node:path';
import {readEnvironment} from '../config/environment';
import {buildLocales, summaryOf} from './lib/buildLocales';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import {runCommand} from './lib/runCommand';

async function main(): Promise<void> {
  readEnvironment(process.env);
  const {positionals, values} = readOptions({
    options: {'out-dir': {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const siteDir = path.resolve(projectDir, positionals[0] ?? '.');
  const outDir = path.resolve(siteDir, values['out-dir']);
  const builds = await buildLocales(siteDir, outDir);
  const isBuilt = builds.every(({code}) => code === 0);
  (isBuilt ? console.log : console.error)(summaryOf(builds));
  if (isBuilt) {
    console.log(`All languages are in ${path.relative(process.cwd(), outDir)}.`);
  }
  process.exitCode = isBuilt ? 0 : 1;
}

runCommand(main);
