import {routeBelow} from '../../page-twins/core/routeBelow';
import {twinOf} from '../../page-twins/core/twinOf';
import type {TwinTables} from '../../page-twins/types';
import type {DocRecord} from '../types';
import type {IsNamed} from './namedDocs';

/** A doc in the docs plugin's global data. */
interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** A version in the docs plugin's global data. */
export interface GlobalVersion {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
}

/** The docs plugin's global data, by plugin id. */
export type DocsData = Readonly<Record<string, {readonly versions: readonly GlobalVersion[]}>>;

/**
 * The docs that a page must know: its own and the same page, also where it moved, in every version of
 * its product, which the menu of versions leads to.
 *
 * @param asked paths of docs that pages ask for besides, by path of the page
 * @returns docs by path of the page
 */
export function docsOfPages(
  data: DocsData,
  twins: TwinTables,
  asked: ReadonlyMap<string, readonly string[]>,
): Map<string, DocRecord[]> {
  const byPath = new Map<string, DocRecord[]>();
  for (const [plugin, {versions}] of Object.entries(data)) {
    const indexed = versions.map((version) => ({
      version,
      byRoute: new Map(version.docs.map((doc) => [routeBelow(version.path, doc.path), doc])),
    }));
    for (const from of versions) {
      for (const doc of from.docs) {
        const route = routeBelow(from.path, doc.path);
        const records = indexed.flatMap(({version: to, byRoute}): DocRecord[] => {
          const there = to === from ? route : twinOf(twins[plugin], route, from.name, to.name);
          const twin = there === undefined ? undefined : byRoute.get(there);
          return twin ? [{plugin, version: to.name, ...twin}] : [];
        });
        byPath.set(doc.path, records);
      }
    }
  }
  for (const [page, paths] of asked) {
    const own = byPath.get(page) ?? [];
    const others = paths.flatMap((path) => (byPath.get(path) ?? []).filter((doc) => doc.path === path));
    byPath.set(page, [...own, ...others]);
  }
  return byPath;
}

/**
 * Global data without the docs that come with the pages.
 *
 * @param isNamed whether a doc stays because an item of the navbar names it. A version's main doc stays anyway.
 */
export function withoutDocs<Data extends DocsData>(data: Data, isNamed: IsNamed): Data {
  return Object.fromEntries(
    Object.entries(data).map(([plugin, instance]) => [
      plugin,
      {
        ...instance,
        versions: instance.versions.map((version) => ({
          ...version,
          docs: version.docs.filter(({id}) => id === version.mainDocId || isNamed(plugin, id)),
        })),
      },
    ]),
  ) as unknown as Data;
}
