/**
 * `npm run bench:search`: how well and how fast the built site answers, beside other engines on the
 * same sections; writes reports/search.json and tables.
 *
 * Options: `--queries <n>` (100000), `--site <folder>` another folder with a build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../config/locales';
import {table} from './bench/table';
import {latestTag, readIndexes} from './search/corpus';
import {bombs, makeQueries} from './search/queries';
import {ask, askable, enginesOf, relevanceByKind} from './search/rate';
import {indexSizes} from './search/sizes';
import {timedLoads, timeQueries, typed, wordsOf, type Times} from './search/speed';

const projectDir = path.resolve(__dirname, '..');
const {values: options} = parseArgs({
  options: {queries: {type: 'string', default: '100000'}, site: {type: 'string', default: projectDir}},
});

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));
const timeCells = ({count, p50, p95, p99, max}: Times) => [
  count,
  ...[p50, p95, p99, max].map((time) => round(time, 1)),
];

function measureLocale(locale: string, prefix: string) {
  const output = {outDir: path.join(options.site, 'build', prefix), baseUrl: prefix};
  const {engines, indexes} = enginesOf(locale, output);
  const {cases, waiting} = askable(locale, output, indexes);
  const relevance = engines.map((engine) => ({
    engine: engine.name,
    byKind: relevanceByKind(ask(engine, cases, output.baseUrl)),
  }));
  const sizes = indexSizes(output, readIndexes(output));
  const {loaded, times} = timedLoads(indexes);
  const words = wordsOf(loaded);
  const largest = loaded.reduce((a, b) => (b.documents.length > a.documents.length ? b : a));
  const activeTag = latestTag('default');
  const speed = {
    'what readers type, largest index': timeQueries(
      [largest],
      typed(cases.map(({query}) => query)),
      activeTag,
    ),
    'what readers type, all indexes': timeQueries(loaded, typed(cases.map(({query}) => query)), activeTag),
    'random, largest index': timeQueries([largest], makeQueries(words, Number(options.queries)), activeTag),
    'bombs, all indexes': timeQueries(loaded, bombs, activeTag),
  };
  const loads = indexes.map(({tag}, index) => ({tag, milliseconds: round(times[index] ?? 0, 1)}));
  return {locale, questions: cases.length, waiting, relevance, sizes, loads, speed};
}

type Figures = ReturnType<typeof measureLocale>;

function tablesOf({locale, questions, waiting, relevance, sizes, loads, speed}: Figures): string {
  const kinds = Object.keys(relevance[0]?.byKind ?? {});
  const rows = kinds.map((kind) => [
    kind,
    relevance[0]?.byKind[kind]?.questions ?? 0,
    ...relevance.map(({byKind}) => {
      const {mrr = 0, recall1 = 0, recall8 = 0} = byKind[kind] ?? {};
      return `${mrr.toFixed(3)} ${recall1.toFixed(2)} ${recall8.toFixed(2)}`;
    }),
  ]);
  return [
    `${locale}: ${questions} questions, ${waiting} wait for their page; MRR@8, recall@1, recall@8`,
    table(['kind', 'n', ...relevance.map(({engine}) => engine)], rows),
    table(
      ['index', 'sections', 'bytes', 'gzip', 'text', 'gzip / text', 'without rows', 'load ms'],
      sizes.map(({tag, sections, bytes, gzip, text, ratio, prose}) => [
        tag,
        sections,
        bytes,
        gzip,
        text,
        round(ratio, 2),
        round(prose.ratio, 2),
        loads.find((load) => load.tag === tag)?.milliseconds ?? '',
      ]),
    ),
    table(
      ['queries, ms', 'n', 'p50', 'p95', 'p99', 'max'],
      Object.entries(speed).map(([name, times]) => [name, ...timeCells(times)]),
    ),
  ].join('\n\n');
}

const figures = locales.map(({locale, path: prefix}) => measureLocale(locale, prefix));
const report = path.join(projectDir, 'reports/search.json');
fs.mkdirSync(path.dirname(report), {recursive: true});
fs.writeFileSync(report, `${JSON.stringify(figures, null, 2)}\n`);
console.log(figures.map(tablesOf).join('\n\n\n'));
