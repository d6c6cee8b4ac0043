/**
 * `npm run bench:search`: how well and how fast the built site answers, beside other engines on the
 * same sections, and how long it keeps the page of a slow browser busy; writes reports/search.json and tables.
 * Fails when a bound of `search/bounds.ts` is exceeded.
 *
 * Options: `--queries <n>` (100000), `--site <folder>` another folder with a build.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../config/locales';
import {median} from './bench/statistics';
import {table} from './bench/table';
import {projectDir} from './lib/projectDir';
import {readIndexes, type BuiltOutput} from './search/corpus';
import type {SpeedFigures} from './search/measureSpeed';
import {measureTasks} from './search/measureTasks';
import {ask, askable, enginesOf, relevanceByKind} from './search/rate';
import {indexSizes} from './search/sizes';
import type {Times} from './search/speed';

const {values: options} = parseArgs({
  options: {queries: {type: 'string', default: '100000'}, site: {type: 'string', default: projectDir}},
});

const round = (value: number, digits = 3): number => Number(value.toFixed(digits));
const timeCells = ({count, p50, p95, p99, max}: Times) => [
  count,
  ...[p50, p95, p99, max].map((time) => round(time, 1)),
];

/** Speed, measured by a process that holds nothing else: here, collecting the garbage of the other engines would count as well. */
function measureSpeed(locale: string, output: BuiltOutput): SpeedFigures {
  const script = path.join(__dirname, 'search/measureSpeed.ts');
  const args = [...process.execArgv, script, locale, output.outDir, output.baseUrl, options.queries];
  return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'})) as SpeedFigures;
}

/** What is typed in the browser. */
const typedText: Readonly<Record<string, string>> = {en: 'workspace configuration', zh: '工作空间配置'};

async function measureLocale(locale: string, prefix: string) {
  const output = {outDir: path.join(options.site, 'build', prefix), baseUrl: prefix};
  const {engines, indexes} = enginesOf(locale, output);
  const {cases, waiting} = askable(locale, output, indexes);
  const relevance = engines.map((engine) => ({
    engine: engine.name,
    byKind: relevanceByKind(ask(engine, cases, output.baseUrl)),
  }));
  const sizes = indexSizes(output, readIndexes(output));
  const {loads, speed, faults} = measureSpeed(locale, output);
  const tasks = await measureTasks(path.join(options.site, 'build'), prefix, typedText[locale] ?? 'kusion');
  return {locale, questions: cases.length, waiting, relevance, sizes, loads, speed, faults, tasks};
}

type Figures = Awaited<ReturnType<typeof measureLocale>>;

function tablesOf({
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
        loads[tag] === undefined ? '' : round(loads[tag], 1),
      ]),
    ),
    table(
      ['queries, ms', 'n', 'p50', 'p95', 'p99', 'max'],
      Object.entries(speed).map(([name, times]) => [name, ...timeCells(times)]),
    ),
    faults.length === 0 ? 'All of it is within its bounds.' : ['Exceeded:', ...faults].join('\n- '),
    table(
      ['longest task of the page, ms, slowed four times', 'n', 'half', 'max', 'processor: half', 'max'],
      Object.entries(tasks).map(([step, {time, processor}]) => [
        step,
        time.length,
        ...[median(time), Math.max(...time), median(processor), Math.max(...processor)].map((ms) =>
          round(ms, 0),
        ),
      ]),
    ),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const figures: Figures[] = [];
  for (const {locale, path: prefix} of locales) {
    figures.push(await measureLocale(locale, prefix));
  }
  const report = path.join(projectDir, 'reports/search.json');
  fs.mkdirSync(path.dirname(report), {recursive: true});
  fs.writeFileSync(report, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(figures.map(tablesOf).join('\n\n\n'));
  process.exitCode = figures.some(({faults}) => faults.length > 0) ? 1 : 0;
}

void main();
