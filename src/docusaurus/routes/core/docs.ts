import {routeBelow} from '../../../plugins/page-twins/core/routeBelow';
import {twinOf} from '../../../plugins/page-twins/core/twinOf';
import type {TwinTables} from '../../../plugins/page-twins/types';
import type {DocRecord, DocsData} from '../types';

/**
 * The docs needed by each page: its own, and the same page in every other version of its product, for the version menu.
 *
 * @returns docs by path of the page
 */
export function docsOfPages(data: DocsData, twins: TwinTables): Map<string, DocRecord[]> {
  const byPath = new Map<string, DocRecord[]>();
  for (const [plugin, {versions}] of Object.entries(data)) {
    for (const from of versions) {
      for (const {path} of from.docs) {
        const records = versions.flatMap((to): DocRecord[] => {
          const route = twinOf(twins[plugin], routeBelow(from.path, path), from.name, to.name);
          const doc = to.docs.find((candidate) => routeBelow(to.path, candidate.path) === route);
          return doc ? [{plugin, version: to.name, ...doc}] : [];
        });
        byPath.set(path, records);
      }
    }
  }
  return byPath;
}

/**
 * The docs plugin's global data with only the docs that every page needs: each version's main doc, and docs that the
 * navbar links by id. All others come with the tables of their pages.
 */
export function withoutDocs(data: DocsData, navbar: unknown): DocsData {
  const links = JSON.stringify(navbar);
  return Object.fromEntries(
    Object.entries(data).map(([plugin, instance]) => [
      plugin,
      {
        ...instance,
        versions: instance.versions.map((version) => ({
          ...version,
          docs: version.docs.filter(
            ({id}) => id === version.mainDocId || links.includes(`"docId":${JSON.stringify(id)}`),
          ),
        })),
      },
    ]),
  );
}
