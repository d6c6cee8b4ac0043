import fs from 'node:fs';
import path from 'node:path';
import {htmlFileOf, isFile} from '../src/build/files';
import floors from './data/searchFloors.json';
import {builtLocales, type BuiltLocale} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check, type Finding} from './lib/report';
import {
  latestIndexes,
  readIndexes,
  sizeFaults,
  sizeOf,
  wholeSections,
  type BuiltIndex,
} from './search/corpus';
import {indexFaults, readTargetPage, type TargetPage} from './search/indexFaults';
import {ask, askable, questionFolder, relevanceFaults, type Floor, type Question} from './search/questions';
import {boundFaults, timeQueries} from './search/speed';

/** Factor for the speed limits, because machines differ. */
const tolerance = 5;
const timedQueries = 2000;

function finder(rule: string, file: string): (message: string) => Finding {
  return (message) => ({file: path.relative(projectDir, file), line: 1, rule, message});
}

/** Findings in the content, links, and size of each index file. */
function fileFindings(locale: BuiltLocale, indexes: readonly BuiltIndex[]): Finding[] {
  const pages = new Map<string, TargetPage | undefined>();
  const pageOf = (route: string) => {
    const file = htmlFileOf(locale.outDir, locale.baseUrl, route);
    if (!pages.has(route)) {
      pages.set(route, isFile(file) ? readTargetPage(fs.readFileSync(file, 'utf8')) : undefined);
    }
    return pages.get(route);
  };
  return indexes.flatMap((index) => {
    const faults = indexFaults(index.content, pageOf, locale.baseUrl);
    const size = faults.length === 0 ? sizeOf(index, wholeSections(locale, index)) : undefined;
    return [
      ...faults.map(finder('search-index', index.file)),
      ...(size ? sizeFaults(locale.locale, size) : []).map(finder('search-size', index.file)),
    ];
  });
}

/** Findings in the relevance and speed of searches in the latest versions. */
function answerFindings(
  {locale, baseUrl}: BuiltLocale,
  indexes: readonly BuiltIndex[],
  questions: readonly Question[],
): Finding[] {
  const floor = (floors as Partial<Record<string, Floor>>)[locale];
  const relevance = ask(indexes, questions, baseUrl).all;
  const asked = questions.map(({query}) => query);
  const speed = timeQueries(indexes, asked, timedQueries);
  return [
    ...relevanceFaults(relevance, floor).map(
      finder('search-relevance', path.join(projectDir, questionFolder, `${locale}.tsv`)),
    ),
    ...boundFaults(speed, tolerance).map(
      finder('search-speed', path.join(projectDir, 'src/plugins/search/core/search.ts')),
    ),
  ];
}

/** The built site's search indexes are valid, relevant, and fast. */
export const searchCheck: Check = {
  name: 'search',
  run() {
    let files = 0;
    let asked = 0;
    let waitingForPage = 0;
    const findings = builtLocales().flatMap((locale) => {
      const indexes = readIndexes(locale);
      const latest = latestIndexes(indexes);
      const {questions, waiting} = askable(locale.locale, locale, latest);
      files += indexes.length;
      asked += questions.length;
      waitingForPage += waiting;
      return [...fileFindings(locale, indexes), ...answerFindings(locale, latest, questions)];
    });
    return {
      checked: `${files} indexes, ${asked} questions`,
      findings,
      pending: waitingForPage === 0 ? undefined : `${waitingForPage} queries don't have a page yet.`,
    };
  },
};

if (require.main === module) {
  void runChecks([searchCheck]);
}
