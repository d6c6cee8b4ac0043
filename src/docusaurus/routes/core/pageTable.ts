import type {DocRecord, PageTable, RouteNode} from '../types';
import {allRoutes, namesIn, routesTo} from './routeTree';

/** Data about all pages in a build. */
export interface SiteTables extends Pick<PageTable, 'loaders' | 'digests'> {
  readonly tree: readonly RouteNode[];
  /** Docs of a page's version menu, including its own, by path of the page. */
  readonly docs: ReadonlyMap<string, readonly DocRecord[]>;
}

/** Entries of a record by key. Skips keys that it lacks. */
export function pick<Value>(
  from: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  const known = [...new Set(keys)].filter((key) => key in from).sort();
  return Object.fromEntries(known.map((key) => [key, from[key] as Value]));
}

/**
 * The table of some pages.
 *
 * @throws {Error} listing chunk names without a loader
 */
export function pageTable(paths: readonly string[], {tree, loaders, digests, docs}: SiteTables): PageTable {
  const routes = routesTo(tree, paths);
  const names = allRoutes(routes).flatMap((route) => namesIn(route.names));
  const unknown = names.filter((name) => loaders[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `The bundle has no chunks for these chunk names of routesChunkNames.json: ${unknown.join(', ')}.`,
    );
  }
  const used = pick(loaders, names);
  const chunks = Object.values(used).flatMap(([ids]) => ids);
  return {
    routes,
    loaders: used,
    // Chunks that contain only styles have no script and no digest.
    digests: pick(digests, chunks),
    docs: paths.flatMap((path) => docs.get(path) ?? []),
  };
}
