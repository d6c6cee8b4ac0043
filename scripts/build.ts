/**
 * `npm run build [-- <site folder>] [--out-dir <folder>] [--at-once <n>]`: builds all
 * locales. By default, the machine's cores and memory determine how many are built in parallel.
 */
import os from 'node:os';
import path from 'node:path';
import {readEnvironment} from '../config/environment';
import {locales} from '../config/locales';
import {buildLocales, summaryOf} from './lib/buildLocales';
import {localesAtOnce} from './lib/localesAtOnce';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';

async function main(): Promise<void> {
  readEnvironment(process.env);
  const {positionals, values} = readOptions({
    options: {
      'out-dir': {type: 'string', default: 'build'},
      'at-once': {type: 'string'},
    },
    allowPositionals: true,
  });
  const siteDir = path.resolve(projectDir, positionals[0] ?? '.');
  const outDir = path.resolve(siteDir, values['out-dir']);
  const machine = {cores: os.availableParallelism(), freeBytes: process.availableMemory()};
  const parallelism = localesAtOnce(locales.length, machine, values['at-once']);
  const builds = await buildLocales({siteDir, outDir, ...parallelism});
  const isBuilt = builds.every(({code}) => code === 0);
  (isBuilt ? console.log : console.error)(summaryOf(builds));
  if (isBuilt) {
    console.log(`All languages are in ${path.relative(process.cwd(), outDir)}.`);
  }
  process.exitCode = isBuilt ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
