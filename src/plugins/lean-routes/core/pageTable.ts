import type {DocRecord, Loader, PageTable, RouteRecord} from '../types';
import {namesIn} from './chunkNames';
import type {PageChain} from './routeTree';
import {unknownForm} from './unknownForm';

/** What is known of all pages, for choosing what some of them need. */
export interface SiteTables {
  readonly loaders: Readonly<Record<string, Loader>>;
  readonly digests: Readonly<Record<string, string>>;
  /** Ids of chunks that are styles and no script. */
  readonly withoutScript: ReadonlySet<string>;
  /** Docs that a page's menus of versions lead to, and its own, by path. */
  readonly docs: ReadonlyMap<string, readonly DocRecord[]>;
}

function pick<Value>(from: Readonly<Record<string, Value>>, keys: Iterable<string>): Record<string, Value> {
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, from[key] as Value]));
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

/** The table of some pages. @throws {Error} naming every chunk name that has no loader, and every chunk without a file. */
export function pageTable(
  chains: readonly PageChain[],
  {loaders, digests, withoutScript, docs}: SiteTables,
): PageTable {
  const routes = mergeRoutes(chains);
  const names = new Set(routes.flatMap((route) => namesIn(route.names)));
  const unknown = [...names].filter((name) => loaders[name] === undefined);
  if (unknown.length > 0) {
    throw unknownForm({
      found: `the bundled registry has no loader for these chunk names of routesChunkNames.json: ${unknown.join(', ')}.`,
      expected: 'a loader for each name.',
      file: 'server/readLoaders.ts',
    });
  }
  const used = pick(loaders, names);
  const scripts = Object.values(used)
    .flatMap(([chunks]) => chunks)
    .filter((id) => !withoutScript.has(id));
  const absent = [...new Set(scripts)].filter((id) => digests[id] === undefined);
  if (absent.length > 0) {
    throw unknownForm({
      found: `pages load these chunks, for which assets/js has no file named by its content: ${absent.join(', ')}.`,
      expected:
        'a file assets/js/<id>.js, <id> being digits, for each chunk that client-manifest.json gives a script.',
      file: 'server/nameByContent.ts',
    });
  }
  const known = new Map(
    chains.flatMap(({path}) => docs.get(path) ?? []).map((doc) => [`${doc.plugin} ${doc.path}`, doc]),
  );
  return {
    routes,
    loaders: used,
    digests: pick(digests, scripts),
    docs: [...known.values()],
  };
}

/** Names of the scripts that some pages load, besides those of every page. */
export function scriptsOf(chains: readonly PageChain[], tables: SiteTables): string[] {
  return Object.entries(pageTable(chains, tables).digests).map(([id, digest]) => `${id}.${digest}.js`);
}
