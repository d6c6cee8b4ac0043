import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {phrasesFile, searchPhrases} from '../config/search/phrases';
import {htmlFileOf, isFile} from '../src/build/files';
import {compact, titlesOf} from '../src/plugins/search/core/compact';
import {loadIndex} from '../src/plugins/search/core/loadIndex';
import {memoize} from '../src/plugins/search/core/memoize';
import floors from './data/searchFloors.json';
import {builtLocales, type BuiltLocale} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {fileFindings, type Check, type Finding} from './lib/report';
import {latestIndexes, phraseFindings, readIndexes, sizeOf, type BuiltIndex} from './search/corpus';
import {indexFaults, readTargetPage} from './search/indexFaults';
import {ask, quantile, questionFile, readQuestions, timesOf} from './search/questions';

/** Limits for each language. `bytes` is the compressed size of an index per byte of its text. */
const limits = {
  en: {...floors.en, bytes: 0.55},
  zh: {...floors.zh, bytes: 1},
};
/** Smaller texts are exempt from `bytes`: they repeat few words, so their index is relatively large. */
const leastText = 300_000;
/** Most compressed bytes of a titles file. With the code, the first row needs at most 80 KB. */
const mostTitles = 40_000;
/** Most compressed bytes of a compact index. On slow 4G, 450 KB take 2.3 seconds, some of them while the reader types. */
const mostCompact = 450_000;
/** Limit for the 95th percentile of query times, in ms: five times that of an idle machine. */
const slowest = 50;

/** Findings about the content, links, and size of each index file. */
function indexFindings(output: BuiltLocale, indexes: readonly BuiltIndex[], most: number): Finding[] {
  const pageOf = memoize((route) => {
    const file = htmlFileOf(output.outDir, output.baseUrl, route);
    return isFile(file) ? readTargetPage(fs.readFileSync(file, 'utf8')) : undefined;
  });
  const phrases = searchPhrases(output.locale);
  return indexes.flatMap((index) => {
    const file = path.relative(projectDir, index.file);
    const faults = indexFaults(index.content, pageOf, output.baseUrl);
    if (faults.length > 0) {
      return fileFindings(file, 'search-index', faults);
    }
    const {gzip, indexed} = sizeOf(index, output, phrases);
    const ratio = gzip / indexed;
    const compressed = (content: unknown) => gzipSync(JSON.stringify(content), {level: 9}).length;
    const titles = compressed(titlesOf(index.content.documents));
    const small = compressed(compact(index.content));
    return fileFindings(file, 'search-size', [
      small > mostCompact &&
        `has ${small} compressed bytes as a compact index, must have at most ${mostCompact}`,
      titles > mostTitles && `has ${titles} compressed bytes of titles, must have at most ${mostTitles}`,
      indexed >= leastText &&
        ratio > most &&
        `takes ${ratio.toFixed(2)} compressed bytes per byte of text, must take at most ${most}`,
    ]);
  });
}

/** The built site's search indexes are valid, relevant, and fast. */
export const searchCheck: Check = {
  name: 'search',
  run() {
    let files = 0;
    let asked = 0;
    const findings = builtLocales().flatMap((output) => {
      const {mrr, recall8, bytes} = limits[output.locale as keyof typeof limits];
      const indexes = readIndexes(output);
      const loaded = latestIndexes(indexes).map((index) => loadIndex(index, index.content));
      const questions = readQuestions(output.locale);
      const {all} = ask(loaded, questions, output.baseUrl);
      const p95 = quantile(timesOf(loaded, questions.slice(0, 100)), 0.95);
      const faults = [
        all.mrr < mrr && `MRR@8 is ${all.mrr.toFixed(3)}, must be ${mrr} or more`,
        all.recall8 < recall8 && `recall@8 is ${all.recall8.toFixed(3)}, must be ${recall8} or more`,
        p95 > slowest && `95 of 100 queries take up to ${p95.toFixed(1)} ms, must take at most ${slowest} ms`,
      ];
      files += indexes.length;
      asked += questions.length;
      return [
        ...indexFindings(output, indexes, bytes),
        ...phraseFindings(searchPhrases(output.locale), phrasesFile(output.locale), indexes, output.baseUrl),
        ...fileFindings(path.relative(projectDir, questionFile(output.locale)), 'search-answers', faults),
      ];
    });
    return {checked: `${files} indexes, ${asked} questions`, findings};
  },
};
