import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from '../lib/report';
import type {PageSamples} from './checkPages';
import {resultFilesOf, resultsOf} from './results';
import type {Context} from './types';

/** Results that are missing, are not what the compiler gives, or belong to no program. */
export function findStaleResults(siteDir: string, page: PageSamples, context: Context): Finding[] {
  const results = resultsOf(page.file, page.samples, context);
  const wanted = new Set(results.map(({file}) => file));
  const remedy = 'Run "npm run samples:update".';
  const stale = results.flatMap(({sample, file, yaml}): Finding[] => {
    const full = path.join(siteDir, file);
    const kept = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
    const message = kept === undefined ? `its result ${file} is missing` : `its result ${file} is stale`;
    const isRight = kept !== undefined && (yaml === undefined || yaml === kept);
    return isRight
      ? []
      : [{file: page.file, line: sample.line, rule: 'result', message: `${message}. ${remedy}`}];
  });
  const left = resultFilesOf(siteDir, page.file).filter((file) => !wanted.has(file));
  return [
    ...stale,
    ...left.map((file) => ({file, line: 1, rule: 'result', message: `belongs to no program. ${remedy}`})),
  ];
}
