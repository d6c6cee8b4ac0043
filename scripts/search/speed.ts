import {panelHits} from '../../src/plugins/search/core/groupHits';
import {viewOf} from '../../src/plugins/search/core/highlight';
import {loadIndex, type ReadyIndex} from '../../src/plugins/search/core/loadIndex';
import {searchIndexes} from '../../src/plugins/search/core/search';
import {latestTag, type BuiltIndex} from './corpus';
import {hostile, makeQueries, typed} from './queries';

/** Times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** The most that kinds of queries may take on a machine with nothing else to do. */
const bounds = {
  'what readers type': {p95: 10},
  'random queries': {p99: 50, max: 200},
  'hostile queries': {max: 100},
} as const satisfies Readonly<Record<string, Partial<Times>>>;

/** Times of each kind of query. */
export type Speed = Readonly<Record<keyof typeof bounds, Times>>;

function timesOf(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1)};
}

/**
 * Milliseconds that something takes: the lesser of the time that passed, in which other processes may have had the
 * CPU, and of this process's CPU time, which counts garbage collection in parallel threads twice.
 */
function timeOf(action: () => unknown): number {
  const cpu = process.cpuUsage();
  const start = performance.now();
  action();
  const passed = performance.now() - start;
  const {user, system} = process.cpuUsage(cpu);
  return Math.min(passed, (user + system) / 1000);
}

/** Milliseconds that each index takes to load from its text, by tag. */
export function timeLoads(indexes: readonly BuiltIndex[]): Record<string, number> {
  return Object.fromEntries(
    indexes.map((index) => [index.tag, timeOf(() => loadIndex(index, JSON.parse(index.text)))]),
  );
}

/** Words of the documents of indexes, each once. */
function wordsOf(indexes: readonly ReadyIndex[]): string[] {
  const texts = indexes.flatMap(({documents}) => documents.map(({title, content}) => `${title} ${content}`));
  return [...new Set(texts.join(' ').split(/[\s,，。、；：]+/))].filter((word) => word !== '');
}

/**
 * Times of queries, from the text to the rows of the panel.
 *
 * @param asked what readers ask; every beginning of it is timed
 * @param count most queries of each kind
 */
export function timeQueries(indexes: readonly BuiltIndex[], asked: readonly string[], count: number): Speed {
  const loaded = indexes.map((index) => loadIndex(index, index.content));
  const activeTag = latestTag('default');
  const times = (queries: readonly string[]) => {
    const rowsOf = (query: string) => panelHits(searchIndexes(query, loaded, {activeTag}).hits).map(viewOf);
    queries.slice(0, 200).forEach(rowsOf);
    return timesOf(queries.map((query) => timeOf(() => rowsOf(query))));
  };
  return {
    'what readers type': times(typed(asked).slice(0, count)),
    'random queries': times(makeQueries(wordsOf(loaded), count)),
    'hostile queries': times(hostile),
  };
}

/**
 * Bounds that are exceeded, one sentence each.
 *
 * @param factor how many times a bound is allowed, because machines differ and have other things to do
 */
export function boundFaults(speed: Speed, factor = 1): string[] {
  return Object.entries(bounds).flatMap(([kind, limits]) => {
    const times = speed[kind as keyof Speed];
    return Object.entries<number>(limits)
      .map(([measure, most]) => ({measure, most: most * factor, value: times[measure as keyof Times]}))
      .filter(({value, most}) => value > most)
      .map(
        ({measure, most, value}) =>
          `${measure} of ${times.count} ${kind}: ${value.toFixed(1)} ms, must be at most ${most} ms`,
      );
  });
}
