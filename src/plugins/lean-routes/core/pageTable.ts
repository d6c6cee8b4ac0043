import type {ChunkNames, DocRecord, Loader, PageTable, RouteRecord} from '../types';
import type {PageChain} from './routeTree';

/** What is known of all pages, for choosing what some of them need. */
export interface SiteTables {
  readonly loaders: Readonly<Record<string, Loader>>;
  readonly digests: Readonly<Record<string, string>>;
  /** Docs that a page's menus of versions lead to, and its own, by path. */
  readonly docs: ReadonlyMap<string, readonly DocRecord[]>;
}

/** All chunk names of a route. */
export function namesIn(names: ChunkNames): string[] {
  if (typeof names === 'string') {
    return [names];
  }
  return names === null ? [] : Object.values(names).flatMap(namesIn);
}

function pick<Value>(from: Readonly<Record<string, Value>>, keys: Iterable<string>): Record<string, Value> {
  const entries = [...new Set(keys)].sort().map((key) => [key, from[key]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is readonly [string, Value] => entry[1] !== undefined),
  );
}

/** The routes of some pages, each once, with parents before children. */
function mergeRoutes(chains: readonly PageChain[]): RouteRecord[] {
  const indexes = new Map<string, number>();
  const routes: RouteRecord[] = [];
  for (const {records} of chains) {
    let parent: number | undefined;
    for (const record of records) {
      const key = `${record.path}-${record.hash}`;
      let index = indexes.get(key);
      if (index === undefined) {
        index = routes.push(parent === undefined ? record : {...record, parent}) - 1;
        indexes.set(key, index);
      }
      parent = index;
    }
  }
  return routes;
}

/** The table of some pages. @throws {Error} naming every chunk name that has no loader. */
export function pageTable(chains: readonly PageChain[], {loaders, digests, docs}: SiteTables): PageTable {
  const routes = mergeRoutes(chains);
  const names = new Set(routes.flatMap((route) => namesIn(route.names)));
  const unknown = [...names].filter((name) => loaders[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(`Chunk names without a loader: ${unknown.join(', ')}.`);
  }
  const used = pick(loaders, names);
  const known = new Map(
    chains.flatMap(({path}) => docs.get(path) ?? []).map((doc) => [`${doc.plugin} ${doc.path}`, doc]),
  );
  return {
    routes,
    loaders: used,
    digests: pick(
      digests,
      Object.values(used).flatMap(([chunks]) => chunks),
    ),
    docs: [...known.values()],
  };
}
