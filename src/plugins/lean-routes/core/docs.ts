import {routeBelow} from '../../page-twins/core/routeBelow';
import {twinPath} from '../../page-twins/core/twinPath';
import type {TwinTables} from '../../page-twins/types';
import type {DocRecord} from '../types';

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
    const docsByRoute = new Map(
      versions.map((version) => [
        version,
        new Map(version.docs.map((doc) => [routeBelow(version.path, doc.path), doc])),
      ]),
    );
    for (const from of versions) {
      for (const doc of from.docs) {
        const records = versions.flatMap((to): DocRecord[] => {
          const lone = {...to, docs: [...(docsByRoute.get(to)?.values() ?? [])]};
          const path = to === from ? doc.path : twinPath(twins[plugin], doc.path, from, lone);
          const twin = path === undefined ? undefined : docsByRoute.get(to)?.get(routeBelow(to.path, path));
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
 * @param kept ids of docs that stay: those that items of the navbar name. A version's main doc stays anyway.
 */
export function withoutDocs<Data extends DocsData>(data: Data, kept: ReadonlySet<string>): Data {
  return Object.fromEntries(
    Object.entries(data).map(([plugin, instance]) => [
      plugin,
      {
        ...instance,
        versions: instance.versions.map((version) => ({
          ...version,
          docs: version.docs.filter(({id}) => id === version.mainDocId || kept.has(id)),
        })),
      },
    ]),
  ) as unknown as Data;
}
