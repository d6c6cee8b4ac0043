import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/build/files';
import type {Finding} from '../../src/build/findings';
import {resultFile, resultsFolder} from '../../src/remark/result/files';
import type {Context} from './context';
import {compileSample} from './kcl';
import type {PageSamples, Sample} from './types';

interface StaleResult {
  /** Path of the file, relative to the site. */
  readonly file: string;
  /** The program. Absent for a file without one. */
  readonly sample?: Sample;
  /** Output of the program. Absent if it doesn't compile. */
  readonly yaml?: string;
}

/** Missing and stale results of a page, and result files without a program. Translations share the results. */
export function staleResults(
  siteDir: string,
  {file: page, samples}: PageSamples,
  context: Context,
): StaleResult[] {
  if (page.startsWith('i18n/')) {
    return [];
  }
  const {kcl} = context;
  const programs = samples
    .filter(({language, marks}) => language === 'kcl' && marks.has('result'))
    .map((sample, index) => ({sample, file: resultFile(page, index + 1)}));
  const stale = programs.flatMap(({sample, file}): StaleResult[] => {
    const compiled = kcl && compileSample(sample, context, kcl);
    const yaml = compiled?.faults.length === 0 ? compiled.yaml : undefined;
    const full = path.join(siteDir, file);
    const kept = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
    return kept !== undefined && (yaml ?? kept) === kept ? [] : [{file, sample, yaml}];
  });
  const folder = resultsFolder(page);
  const files = filesBelow(path.join(siteDir, folder)).map((name) => `${folder}/${name}`);
  const unused = files.filter((file) => !programs.some((program) => program.file === file));
  return [...stale, ...unused.map((file) => ({file}))];
}

/** Missing and stale results, and result files without a program. */
export function findStaleResults(siteDir: string, page: PageSamples, context: Context): Finding[] {
  const [rule, remedy] = ['result', 'Run "npm run samples:update".'];
  return staleResults(siteDir, page, context).map(({file, sample}) => {
    const message = sample ? `its result ${file} is missing or stale` : 'belongs to no program';
    const place = sample ? {file: page.file, line: sample.line} : {file, line: 1};
    return {...place, rule, message: `${message}. ${remedy}`};
  });
}
