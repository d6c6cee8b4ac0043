import fs from 'node:fs';
import path from 'node:path';
import {htmlFileOf} from '../src/build/files';
import {pageRoute} from '../src/plugins/search/core/pages';
import floors from './data/searchFloors.json';
import {builtLocales, type BuiltLocale} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check, type Finding} from './lib/report';
import {boundFaults} from './search/bounds';
import {readCases} from './search/cases';
import {contractFaults} from './search/contract';
import {latestIndexes, latestTag, readIndexes, type BuiltIndex} from './search/corpus';
import {siteEngine} from './search/engines';
import {hitFaults, sampleFaults, sampleHits, type SampledHit} from './search/hits';
import {relevanceFaults, relevanceOf, type Floor} from './search/measures';
import {makeQueries} from './search/queries';
import {ask, askable} from './search/rate';
import {builtPages} from './search/readPages';
import {budgetFaults, indexSizes} from './search/sizes';
import {hardFigures, timedLoads, timeQueries, typed, wordsOf} from './search/speed';

/** How many times a bound of the speed is allowed: machines differ. */
const tolerance = 5;
const sliceSize = 2000;
/** Of each language. */
const sampledHits = 500;
const queryFolder = 'scripts/data/searchQueries';

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
  const relevance = relevanceOf(ask(siteEngine(indexes), cases, locale.baseUrl).map(({rank}) => rank));
  const floor = (floors as Partial<Record<string, Floor>>)[locale.locale];
  const findings = relevanceFaults(relevance, floor).map((message) => ({
    file: floor ? `${queryFolder}/${locale.locale}.tsv` : 'scripts/data/searchFloors.json',
    line: 1,
    rule: 'search-relevance',
    message,
  }));
  return {findings, asked: cases.length, waiting};
}

function speedFindings(locale: BuiltLocale, indexes: readonly BuiltIndex[]): Finding[] {
  const {loaded} = timedLoads(indexes);
  const {cases} = askable(locale.locale, locale, indexes);
  const activeTag = latestTag('default');
  const figures = {
    usual: timeQueries(loaded, typed(cases.map(({query}) => query)).slice(0, sliceSize), activeTag),
    random: timeQueries(loaded, makeQueries(wordsOf(loaded), sliceSize), activeTag),
    ...hardFigures(loaded, activeTag),
  };
  return boundFaults(figures, tolerance).map((message) => ({
    file: 'src/plugins/search/core/search.ts',
    line: 1,
    rule: 'search-speed',
    message: `${locale.locale}: ${message}`,
  }));
}

function hitFindings(
  {locale, outDir, baseUrl}: BuiltLocale,
  indexes: readonly BuiltIndex[],
): {findings: Finding[]; opened: number} {
  const hits = sampleHits(
    indexes,
    readCases(locale).map(({query}) => query),
    sampledHits,
  );
  const pages = new Map<string, SampledHit[]>();
  for (const hit of hits) {
    const file = htmlFileOf(outDir, baseUrl, pageRoute(hit.document.sectionRoute));
    pages.set(file, [...(pages.get(file) ?? []), hit]);
  }
  const finding = (file: string, message: string): Finding => ({file, line: 1, rule: 'search-hit', message});
  const findings = [...pages].flatMap(([file, ofPage]) =>
    hitFaults(ofPage, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined).map((message) =>
      finding(path.relative(projectDir, file), message),
    ),
  );
  const missing = sampleFaults(hits, sampledHits).map((message) =>
    finding(`${queryFolder}/${locale}.tsv`, message),
  );
  return {findings: [...missing, ...findings], opened: hits.length};
}

/** The search indexes of the built site keep what they promise, and answer well and fast. */
export const searchCheck: Check = {
  name: 'search',
  run() {
    let asked = 0;
    let waiting = 0;
    let files = 0;
    let opened = 0;
    const findings = builtLocales().flatMap((locale) => {
      const indexes = readIndexes(locale);
      const latest = latestIndexes(indexes);
      const relevance = relevanceFindings(locale, latest);
      const hits = hitFindings(locale, indexes);
      files += indexes.length;
      opened += hits.opened;
      asked += relevance.asked;
      waiting += relevance.waiting;
      return [
        ...contentFindings(locale, indexes),
        ...sizeFindings(locale, indexes),
        ...relevance.findings,
        ...hits.findings,
        ...speedFindings(locale, latest),
      ];
    });
    return {
      checked: `${files} indexes, ${asked} questions, ${opened} hits`,
      findings,
      pending: waiting === 0 ? undefined : `${waiting} questions wait for their page.`,
    };
  },
};

if (require.main === module) {
  void runChecks([searchCheck]);
}
