import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {measureProcess, type ProcessFigures} from './measureProcess';

/** Build of all locales, one process after the other: seconds add up, memory is the larger peak. */
export interface BuildFigures {
  readonly cold: ProcessFigures;
  readonly warm: ProcessFigures;
}

async function buildAll(siteDir: string): Promise<ProcessFigures> {
  let seconds = 0;
  let peakMiB = 0;
  for (const {locale} of locales) {
    const figures = await measureProcess(
      'npx',
      ['docusaurus', 'build', siteDir, '--locale', locale],
      process.env,
    );
    seconds += figures.seconds;
    peakMiB = Math.max(peakMiB, figures.peakMiB);
  }
  return {seconds, peakMiB};
}

/**
 * Measures a build without any cache and the build after it.
 *
 * @param siteDir absolute path of the site; its build and caches are replaced
 */
export async function measureBuild(siteDir: string): Promise<BuildFigures> {
  for (const folder of ['node_modules/.cache', '.docusaurus', 'build']) {
    fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true});
  }
  const cold = await buildAll(siteDir);
  const warm = await buildAll(siteDir);
  return {cold, warm};
}
