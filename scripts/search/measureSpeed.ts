/**
 * Part of `npm run bench:search`: prints, as JSON, how fast the indexes of a language load and answer.
 *
 * Arguments: language, folder of its build, base URL, number of random queries.
 */
import {boundFaults, type Figures} from './bounds';
import {latestIndexes, latestTag, readIndexes} from './corpus';
import {makeQueries} from './queries';
import {askable} from './rate';
import {hardFigures, timedLoads, timeQueries, typed, wordsOf} from './speed';

/** Milliseconds that each index takes to load, by tag, and what several kinds of queries take. */
export interface SpeedFigures {
  readonly loads: Readonly<Record<string, number>>;
  readonly speed: Readonly<Record<string, Figures>>;
  /** Bounds that are exceeded. */
  readonly faults: readonly string[];
}

function measure(locale: string, outDir: string, baseUrl: string, queries: number): SpeedFigures {
  const output = {outDir, baseUrl};
  const indexes = latestIndexes(readIndexes(output));
  const readersText = typed(askable(locale, output, indexes).cases.map(({query}) => query));
  const {loaded, times} = timedLoads(indexes);
  const words = wordsOf(loaded);
  const largest = loaded.reduce((a, b) => (b.documents.length > a.documents.length ? b : a));
  const activeTag = latestTag('default');
  const figures = {
    usual: timeQueries(loaded, readersText, activeTag),
    random: timeQueries([largest], makeQueries(words, queries), activeTag),
    ...hardFigures(loaded, activeTag),
  };
  return {
    loads: Object.fromEntries(indexes.map(({tag}, index) => [tag, times[index] ?? 0])),
    speed: {
      'what readers type, largest index': timeQueries([largest], readersText, activeTag),
      'what readers type, all indexes': figures.usual,
      'random, largest index': figures.random,
      'edit distances, all indexes': figures.distances,
      'long words, all indexes': figures.longTerms,
      'bombs, all indexes': figures.bombs,
    },
    faults: boundFaults(figures),
  };
}

const [locale = '', outDir = '', baseUrl = '', queries = ''] = process.argv.slice(2);
console.log(JSON.stringify(measure(locale, outDir, baseUrl, Number(queries))));
