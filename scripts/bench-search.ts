/**
 * `npm run bench:search`: measures the built site's search relevance and speed, compares other engines on the same
 * sections, and measures main-thread blocking in a slow browser. Prints tables and writes reports/search.json.
 * Fails if a bound of `search/speed.ts` is exceeded.
 *
 * Options: `--queries <n>` random queries (20000), `--site <folder>` another folder with a build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../config/locales';
import {median, table} from './bench/figures';
import {projectDir} from './lib/projectDir';
import {latestIndexes, readIndexes, sizeOf, wholeSections} from './search/corpus';
import {lunrEngine, miniSearchEngine, siteEngine} from './search/engines';
import {measureTasks} from './search/longTasks';
import {ask, askable} from './search/questions';
import {boundFaults, timeLoads, timeQueries} from './search/speed';

const {values: options} = parseArgs({
  options: {queries: {type: 'string', default: '20000'}, site: {type: 'string', default: projectDir}},
});

/** Text typed in the browser. */
const typedText: Readonly<Record<string, string>> = {en: 'workspace configuration', zh: '工作空间配置'};

async function measureLocale(locale: string, baseUrl: string) {
  const output = {outDir: path.join(options.site, 'build', baseUrl), baseUrl};
  const indexes = latestIndexes(readIndexes(output));
  const {questions, waiting} = askable(locale, output, indexes);
  // Run first, before other engines leave garbage to collect.
  const loads = timeLoads(indexes);
  const speed = timeQueries(
    indexes,
    questions.map(({query}) => query),
    Number(options.queries),
  );
  const parts = indexes.map((index) => ({index, sections: wholeSections(output, index)}));
  const sections = parts.flatMap((part) => part.sections);
  const engines = [
    siteEngine(indexes),
    miniSearchEngine(sections),
    ...(locale === 'zh' ? [miniSearchEngine(sections, locale)] : []),
    lunrEngine(sections),
  ];
  return {
    locale,
    questions: questions.length,
    waiting,
    relevance: engines.map((engine) => ({engine: engine.name, byKind: ask(engine, questions, baseUrl)})),
    sizes: parts.map((part) => sizeOf(part.index, part.sections)),
    loads,
    speed,
    faults: boundFaults(speed),
    tasks: await measureTasks(path.join(options.site, 'build'), baseUrl, typedText[locale] ?? 'kusion'),
  };
}

type Figures = Awaited<ReturnType<typeof measureLocale>>;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function report({
  locale,
  questions,
  waiting,
  relevance,
  sizes,
  loads,
  speed,
  faults,
  tasks,
}: Figures): string {
  const [own] = relevance;
  return [
    `${locale}: ${questions} queries, ${waiting} without a page yet; MRR@8, recall@1, recall@8`,
    table(
      ['kind', 'n', ...relevance.map(({engine}) => engine)],
      Object.entries(own?.byKind ?? {}).map(([kind, {questions: count}]) => [
        kind,
        count,
        ...relevance.map(({byKind}) => {
          const {mrr = 0, recall1 = 0, recall8 = 0} = byKind[kind] ?? {};
          return `${mrr.toFixed(3)} ${recall1.toFixed(3)} ${recall8.toFixed(3)}`;
        }),
      ]),
    ),
    table(
      ['index', 'sections', 'bytes', 'gzip', 'text', 'gzip / text', 'load ms'],
      sizes.map(({tag, sections, bytes, gzip, text}) => [
        tag,
        sections,
        bytes,
        gzip,
        text,
        round(gzip / text, 2),
        round(loads[tag] ?? 0, 1),
      ]),
    ),
    table(
      ['queries, ms', 'n', 'p50', 'p95', 'p99', 'max'],
      Object.entries(speed).map(([kind, {count, p50, p95, p99, max}]) => [
        kind,
        count,
        ...[p50, p95, p99, max].map((time) => round(time, 1)),
      ]),
    ),
    ['Bounds exceeded:', ...(faults.length === 0 ? ['none'] : faults)].join(' '),
    table(
      ['longest task, CPU slowed four times, ms (0: under 50)', 'runs', 'median', 'max'],
      Object.entries(tasks).map(([step, times]) => [
        step,
        times.length,
        round(median(times), 0),
        round(Math.max(...times), 0),
      ]),
    ),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const figures: Figures[] = [];
  for (const {locale, path: baseUrl} of locales) {
    figures.push(await measureLocale(locale, baseUrl));
  }
  const file = path.join(projectDir, 'reports/search.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(figures.map(report).join('\n\n\n'));
  process.exitCode = figures.some(({faults}) => faults.length > 0) ? 1 : 0;
}

void main();
