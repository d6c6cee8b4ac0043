import path from 'node:path';
import floors from './data/searchFloors.json';
import {builtLocales, type BuiltLocale} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check, type Finding} from './lib/report';
import {contractFaults} from './search/contract';
import {latestIndexes, latestTag, readIndexes, type BuiltIndex} from './search/corpus';
import {siteEngine} from './search/engines';
import {relevanceOf} from './search/measures';
import {bombs, makeQueries} from './search/queries';
import {ask, askable} from './search/rate';
import {builtPages} from './search/readPages';
import {budgetFaults, indexSizes} from './search/sizes';
import {timedLoads, timeQueries, typed, wordsOf} from './search/speed';

/** Bounds of the contract in milliseconds, times five: machines differ. */
const bounds = {p95: 5 * 10, p99: 5 * 50, max: 5 * 200, bomb: 5 * 100};
const sliceSize = 2000;
/** Fewer questions say too little for a floor. */
const fewestQuestions = 20;

function contentFindings(locale: BuiltLocale, indexes: readonly BuiltIndex[]): Finding[] {
  const pages = builtPages(locale);
  return indexes.flatMap(({name, content}) =>
    contractFaults(content, pages, locale.baseUrl).map((message) => ({
      file: path.relative(projectDir, path.join(locale.outDir, name)),
      line: 1,
      rule: 'search-index',
      message,
    })),
  );
}

function sizeFindings(locale: BuiltLocale, indexes: readonly BuiltIndex[]): Finding[] {
  return budgetFaults(locale.locale, indexSizes(locale, indexes)).map(({tag, message}) => ({
    file: path.relative(projectDir, path.join(locale.outDir, tag)),
    line: 1,
    rule: 'search-size',
    message,
  }));
}

function relevanceFindings(
  locale: BuiltLocale,
  indexes: readonly BuiltIndex[],
): {findings: Finding[]; asked: number; waiting: number} {
  const {cases, waiting} = askable(locale.locale, locale, indexes);
  const {mrr, recall8} = relevanceOf(ask(siteEngine(indexes), cases, locale.baseUrl).map(({rank}) => rank));
  const floor = (floors as Record<string, {mrr: number; recall8: number}>)[locale.locale];
  const file = `scripts/data/searchQueries/${locale.locale}.tsv`;
  const finding = (measure: string, value: number, least: number): Finding[] =>
    value >= least
      ? []
      : [
          {
            file,
            line: 1,
            rule: 'search-relevance',
            message: `${measure} is ${value.toFixed(3)}, must be ${least} or more`,
          },
        ];
  const findings =
    floor && cases.length >= fewestQuestions
      ? [...finding('MRR@8', mrr, floor.mrr), ...finding('recall@8', recall8, floor.recall8)]
      : [];
  return {findings, asked: cases.length, waiting};
}

function speedFindings(locale: BuiltLocale, indexes: readonly BuiltIndex[]): Finding[] {
  const {loaded} = timedLoads(indexes);
  const {cases} = askable(locale.locale, locale, indexes);
  const activeTag = latestTag('default');
  const usual = timeQueries(loaded, typed(cases.map(({query}) => query)).slice(0, sliceSize), activeTag);
  const random = timeQueries(loaded, makeQueries(wordsOf(loaded), sliceSize), activeTag);
  const bomb = timeQueries(loaded, bombs, activeTag);
  const rows: [string, number, number][] = [
    ['95 of 100 usual queries', usual.p95, bounds.p95],
    ['99 of 100 random queries', random.p99, bounds.p99],
    ['the slowest random query', random.max, bounds.max],
    ['the slowest hostile query', bomb.max, bounds.bomb],
  ];
  return rows
    .filter(([, value, bound]) => value > bound)
    .map(([what, value, bound]) => ({
      file: 'src/plugins/search/core/search.ts',
      line: 1,
      rule: 'search-speed',
      message: `${what} in ${locale.locale}: ${value.toFixed(0)} ms, must be at most ${bound} ms`,
    }));
}

/** The search indexes of the built site keep what they promise, and answer well and fast. */
export const searchCheck: Check = {
  name: 'search',
  run() {
    let asked = 0;
    let waiting = 0;
    let files = 0;
    const findings = builtLocales().flatMap((locale) => {
      const indexes = readIndexes(locale);
      const latest = latestIndexes(indexes);
      const relevance = relevanceFindings(locale, latest);
      files += indexes.length;
      asked += relevance.asked;
      waiting += relevance.waiting;
      return [
        ...contentFindings(locale, indexes),
        ...sizeFindings(locale, indexes),
        ...relevance.findings,
        ...speedFindings(locale, latest),
      ];
    });
    return {
      checked: `${files} indexes, ${asked} questions`,
      findings,
      pending: waiting === 0 ? undefined : `${waiting} questions wait for their page.`,
    };
  },
};

if (require.main === module) {
  void runChecks([searchCheck]);
}
