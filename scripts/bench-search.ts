/**
 * `npm run bench:search`: measures the relevance, size, and speed of the built site's search. Prints tables; fails if a
 * bound of `search/speed.ts` is exceeded.
 */
import {locales} from '../config/locales';
import {table} from './bench/figures';
import {projectDir} from './lib/projectDir';
import {latestIndexes, readIndexes, sizeOf, wholeSections} from './search/corpus';
import {ask, askable} from './search/questions';
import {boundFaults, timeLoads, timeQueries} from './search/speed';

const timedQueries = 20_000;

/** @returns whether the search is as fast as it must be. */
function measureLocale(locale: string, baseUrl: string): boolean {
  const output = {outDir: `${projectDir}/build${baseUrl}`, baseUrl};
  const indexes = latestIndexes(readIndexes(output));
  const {questions} = askable(locale, output, indexes);
  const loads = timeLoads(indexes);
  const asked = questions.map(({query}) => query);
  const speed = timeQueries(indexes, asked, timedQueries);
  const faults = boundFaults(speed);
  const relevance = table(
    [locale, 'questions', 'MRR@8', 'recall@1', 'recall@8'],
    Object.entries(ask(indexes, questions, baseUrl)).map(
      ([kind, {questions: count, mrr, recall1, recall8}]) => [
        kind,
        count,
        ...[mrr, recall1, recall8].map((share) => share.toFixed(3)),
      ],
    ),
  );
  const sizes = table(
    ['index', 'sections', 'bytes', 'gzip', 'text', 'load ms'],
    indexes.map((index) => {
      const {tag, sections, bytes, gzip, text} = sizeOf(index, wholeSections(output, index));
      return [tag, sections, bytes, gzip, text, Math.round(loads[tag] ?? 0)];
    }),
  );
  const times = table(
    ['queries, ms', 'n', 'p50', 'p95', 'p99', 'max'],
    Object.entries(speed).map(([kind, {count, p50, p95, p99, max}]) => [
      kind,
      count,
      ...[p50, p95, p99, max].map((time) => time.toFixed(1)),
    ]),
  );
  console.log([relevance, sizes, times, ...faults].join('\n\n'), '\n\n');
  return faults.length === 0;
}

process.exitCode = locales.map(({locale, path}) => measureLocale(locale, path)).every(Boolean) ? 0 : 1;
