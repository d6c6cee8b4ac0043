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
  return byPath;
}

interface NavbarItem {
  readonly docId?: string;
  readonly docsPluginId?: string;
  readonly items?: readonly NavbarItem[];
}

function allItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items ?? [])]);
}

/**
 * The docs plugin's global data with only the docs that every page needs: each version's main doc, and docs that the
 * navbar links by id. All others come with the tables of their pages.
 */
export function withoutDocs(data: DocsData, navbarItems: readonly unknown[]): DocsData {
  const items = allItems(navbarItems as readonly NavbarItem[]);
  const isNamed = (plugin: string, id: string) =>
    items.some(({docId, docsPluginId = 'default'}) => docId === id && docsPluginId === plugin);
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
  );
}

interface SidebarEntry {
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly SidebarEntry[];
}

/** The docs plugin's data for all pages in a version. */
export interface VersionProps {
  readonly version: {
    readonly docs: Readonly<Record<string, unknown>>;
    readonly docsSidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
  };
}

function slimEntry({items, docId, unlisted, ...entry}: SidebarEntry): SidebarEntry {
  return {
    ...entry,
    ...(unlisted === true && {unlisted}),
    // Breadcrumbs only check whether an entry has a doc.
    ...(docId !== undefined && {docId: '-'}),
    ...(items && {items: items.map(slimEntry)}),
  };
}

/** A version's data without ids, titles, and descriptions of its docs, which only `DocCardList` reads. */
export function slimVersion<Props extends VersionProps>(props: Props): Props {
  const sidebars = Object.entries(props.version.docsSidebars);
  return {
    ...props,
    version: {
      ...props.version,
      docs: {},
      docsSidebars: Object.fromEntries(sidebars.map(([name, entries]) => [name, entries.map(slimEntry)])),
    },
  };
}
