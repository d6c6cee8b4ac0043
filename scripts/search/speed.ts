import {searchOptions} from '../../config/searchOptions';
import {panelHits} from '../../src/plugins/search/core/groupHits';
import {viewOf} from '../../src/plugins/search/core/highlight';
import {loadIndex} from '../../src/plugins/search/core/loadIndex';
import {searchIndexes} from '../../src/plugins/search/core/search';
import type {HitView, LoadedIndex} from '../../src/plugins/search/types';
import type {Figures, Kind} from './bounds';
import type {BuiltIndex} from './corpus';
import {greatestHeap} from './heap';
import {bombs, distances, longTerms} from './queries';

/** Times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

function timesOf(values: readonly number[]): Times {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1)};
}

/**
 * Does something and tells how long it took, in milliseconds: the lesser of the time that passed, in which
 * other processes may have had the processor, and of this process' work, in which threads that collect
 * garbage beside it are counted twice.
 */
function timed<Result>(action: () => Result): {readonly result: Result; readonly time: number} {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = action();
  const passed = performance.now() - start;
  const {user, system} = process.cpuUsage(cpu);
  return {result, time: Math.min(passed, (user + system) / 1000)};
}

/** Indexes made ready, with the time each took from its text. */
export function timedLoads(indexes: readonly BuiltIndex[]): {
  readonly loaded: LoadedIndex[];
  readonly times: number[];
} {
  const loads = indexes.map((index) => timed(() => loadIndex(index, JSON.parse(index.bytes.toString()))));
  return {loaded: loads.map(({result}) => result), times: loads.map(({time}) => time)};
}

const warmUps = 200;

/** What the panel shows for a query. */
function rowsOf(query: string, indexes: readonly LoadedIndex[], activeTag?: string): HitView[] {
  const {boosts, resultLimit, excerptLength} = searchOptions;
  return panelHits(searchIndexes(query, indexes, {boosts, activeTag}).hits, resultLimit).map((hit) =>
    viewOf(hit, excerptLength),
  );
}

/** Times of queries, from the text to the rows of the panel; the first are not counted. */
export function timeQueries(
  indexes: readonly LoadedIndex[],
  queries: readonly string[],
  activeTag?: string,
): Times {
  const timeOf = (query: string) => timed(() => rowsOf(query, indexes, activeTag)).time;
  queries.slice(0, warmUps).forEach(timeOf);
  return timesOf(queries.map(timeOf));
}

/** Figures of the queries that made other engines hang. */
export function hardFigures(
  indexes: readonly LoadedIndex[],
  activeTag?: string,
): Record<Exclude<Kind, 'usual' | 'random'>, Figures> {
  return {
    distances: timeQueries(indexes, distances, activeTag),
    longTerms: {
      ...timeQueries(indexes, longTerms, activeTag),
      heap: greatestHeap(longTerms.map((query) => () => rowsOf(query, indexes, activeTag))),
    },
    bombs: timeQueries(indexes, bombs, activeTag),
  };
}

/** Words of an index's documents, each once. */
export function wordsOf(indexes: readonly LoadedIndex[]): string[] {
  return [
    ...new Set(
      indexes.flatMap(({documents}) =>
        documents.flatMap(({title, content}) => `${title} ${content}`.split(/[\s,，。、；：]+/)),
      ),
    ),
  ].filter((word) => word !== '');
}

/** What readers type on the way to a query: every beginning of it. */
export function typed(queries: readonly string[]): string[] {
  return queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
}
