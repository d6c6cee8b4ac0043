/**
 * Part of `npm run bench:search`: prints, as JSON, how fast the indexes of a language load and answer.
 *
 * Arguments: language, folder of its build, base URL, number of random queries.
 */
import {latestIndexes, latestTag, readIndexes} from './corpus';
import {bombs, makeQueries} from './queries';
import {askable} from './rate';
import {timedLoads, timeQueries, typed, wordsOf, type Times} from './speed';

/** Milliseconds that each index takes to load, by tag, and the times of several kinds of queries. */
export interface SpeedFigures {
  readonly loads: Readonly<Record<string, number>>;
  readonly speed: Readonly<Record<string, Times>>;
}

function measure(locale: string, outDir: string, baseUrl: string, queries: number): SpeedFigures {
  const output = {outDir, baseUrl};
  const indexes = latestIndexes(readIndexes(output));
  const readersText = typed(askable(locale, output, indexes).cases.map(({query}) => query));
  const {loaded, times} = timedLoads(indexes);
  const words = wordsOf(loaded);
  const largest = loaded.reduce((a, b) => (b.documents.length > a.documents.length ? b : a));
  const activeTag = latestTag('default');
  return {
    loads: Object.fromEntries(indexes.map(({tag}, index) => [tag, times[index] ?? 0])),
    speed: {
      'what readers type, largest index': timeQueries([largest], readersText, activeTag),
      'what readers type, all indexes': timeQueries(loaded, readersText, activeTag),
      'random, largest index': timeQueries([largest], makeQueries(words, queries), activeTag),
      'bombs, all indexes': timeQueries(loaded, bombs, activeTag),
    },
  };
}

const [locale = '', outDir = '', baseUrl = '', queries = ''] = process.argv.slice(2);
console.log(JSON.stringify(measure(locale, outDir, baseUrl, Number(queries))));
