import type {ChunkNames, DocRecord, InlineTable, PageTable, RouteRecord} from '../types';
import type {PageChain} from './routeTree';

/** Data about all pages in a build. */
export interface SiteTables extends Pick<PageTable, 'loaders' | 'digests'> {
  /** Docs of a page's version menu, including its own, by path of the page. */
  readonly docs: ReadonlyMap<string, readonly DocRecord[]>;
}

/** All chunk names of a route. */
export function namesIn(names: ChunkNames): string[] {
  if (typeof names === 'string') {
    return [names];
  }
  return names === null ? [] : Object.values(names).flatMap(namesIn);
}

/** The routes of some pages, each once, parents before children. */
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

function pick<Value>(from: Readonly<Record<string, Value>>, keys: Iterable<string>): Record<string, Value> {
  const known = [...new Set(keys)].filter((key) => key in from).sort();
  return Object.fromEntries(known.map((key) => [key, from[key] as Value]));
}

/**
 * The table of some pages.
 *
 * @throws {Error} listing chunk names without a loader
 */
export function pageTable(chains: readonly PageChain[], {loaders, digests, docs}: SiteTables): PageTable {
  const routes = mergeRoutes(chains);
  const names = routes.flatMap((route) => namesIn(route.names));
  const unknown = names.filter((name) => loaders[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(
      `The bundle has no chunks for these chunk names of routesChunkNames.json: ${unknown.join(', ')}.`,
    );
  }
  const used = pick(loaders, names);
  const known = new Map(
    chains.flatMap(({path}) => docs.get(path) ?? []).map((doc) => [`${doc.plugin} ${doc.path}`, doc]),
  );
  return {
    routes,
    loaders: used,
    // Chunks that contain only styles have no script and no digest.
    digests: pick(
      digests,
      Object.values(used).flatMap(([chunks]) => chunks),
    ),
    docs: [...known.values()],
  };
}

/** Data shared by the tables in all pages. */
export interface SharedParts extends Pick<InlineTable, 'groups' | 'all'> {
  readonly baseUrl: string;
  readonly chains: readonly PageChain[];
  readonly tables: SiteTables;
  /** Ids of chunks that every page needs, because some script loads them with `import()`. */
  readonly shared: readonly string[];
}

/**
 * Creates the tables in the pages' HTML. Each also includes the home page, which breadcrumbs link to, and addresses that
 * end in `.html`.
 *
 * @returns a function from a page to its table; without a page, it returns the table of the not-found page
 */
export function inlineTables(parts: SharedParts): (page?: PageChain) => InlineTable {
  const {baseUrl, chains, tables, groups, all, shared} = parts;
  const everywhere = chains.filter(({path}) => path === baseUrl || path.endsWith('.html'));
  const sharedDigests = pick(tables.digests, shared);
  return (page) => {
    const own = page ? [page] : [];
    const table = pageTable([...new Set([...everywhere, ...own])], tables);
    return {
      ...(page && {page: page.path}),
      groups,
      all,
      ...table,
      digests: {...table.digests, ...sharedDigests},
      docs: pageTable(own, tables).docs,
    };
  };
}
