import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/build/files';
import type {Finding} from '../../src/build/findings';
import {resultFile, resultsFolder} from '../../src/remark/result/files';
import type {Context} from './context';
import {compileSample} from './kcl';
import type {PageSamples, Sample} from './types';

/** The result of a program on a page. */
export interface Result {
  readonly sample: Sample;
  /** Path of the result file, relative to the site. */
  readonly file: string;
  /** Output of the program. Absent if it doesn't compile. */
  readonly yaml?: string;
}

/** Results of the programs on a page that show one. Translations show those of their English page. */
export function resultsOf({file, samples}: PageSamples, context: Context): Result[] {
  const {kcl} = context.tools;
  const isTranslation = file.startsWith('i18n/');
  return samples
    .filter(({language, meta}) => !isTranslation && language === 'kcl' && meta.words.has('result'))
    .map((sample, index) => {
      const compiled = kcl ? compileSample(sample, context, kcl) : undefined;
      const yaml = compiled?.faults.length === 0 ? compiled.yaml : undefined;
      return {sample, file: resultFile(file, index + 1), yaml};
    });
}

/** Result files of a page that belong to no program. */
export function unusedResultFiles(siteDir: string, page: string, results: readonly Result[]): string[] {
  const folder = resultsFolder(page);
  const files = filesBelow(path.join(siteDir, folder)).map((name) => `${folder}/${name}`);
  return files.filter((file) => !results.some((result) => result.file === file));
}

/** Missing and stale results, and result files without a program. */
export function findStaleResults(siteDir: string, page: PageSamples, context: Context): Finding[] {
  const results = resultsOf(page, context);
  const rule = 'result';
  const remedy = 'Run "npm run samples:update".';
  const stale = results.flatMap(({sample, file, yaml}): Finding[] => {
    const full = path.join(siteDir, file);
    const kept = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
    if (kept !== undefined && (yaml === undefined || yaml === kept)) {
      return [];
    }
    const state = kept === undefined ? 'missing' : 'stale';
    return [{file: page.file, line: sample.line, rule, message: `its result ${file} is ${state}. ${remedy}`}];
  });
  const unused = unusedResultFiles(siteDir, page.file, results);
  return [
    ...stale,
    ...unused.map((file) => ({file, line: 1, rule, message: `belongs to no program. ${remedy}`})),
  ];
}
