import fs from 'node:fs';
import path from 'node:path';
import {resultFile, resultsFolder} from '../../src/remark/result/files';
import {compileSample} from './kcl';
import type {Context, Sample} from './types';

/** The result of a program of a page. */
export interface Result {
  readonly sample: Sample;
  /** Path of the file that holds it, relative to the site. */
  readonly file: string;
  /** What the compiler makes of the program; absent when it does not compile. */
  readonly yaml?: string;
}

/** Results of the programs of a page that show theirs. */
export function resultsOf(file: string, samples: readonly Sample[], context: Context): Result[] {
  const {kcl} = context.tools;
  return samples
    .filter(({language, meta}) => language === 'kcl' && meta.words.has('result'))
    .map((sample, index) => {
      const compiled = kcl ? compileSample(sample, context, kcl) : undefined;
      return {
        sample,
        file: resultFile(file, index + 1),
        ...(compiled && compiled.faults.length === 0 ? {yaml: compiled.yaml} : {}),
      };
    });
}

/** Result files that stand beside a page. */
export function resultFilesOf(siteDir: string, page: string): string[] {
  const folder = resultsFolder(page);
  const full = path.join(siteDir, folder);
  return fs.existsSync(full) ? fs.readdirSync(full).map((name) => `${folder}/${name}`) : [];
}
