import type {InlineTable, PageGroup} from '../types';
import {pageTable, type SiteTables} from './pageTable';
import type {PageChain} from './routeTree';

/** What the tables in all pages of a site have in common. */
export interface SharedParts {
  readonly baseUrl: string;
  readonly chains: readonly PageChain[];
  readonly tables: SiteTables;
  readonly groups: readonly PageGroup[];
  /** Name of the file that lists the paths of all pages. */
  readonly all: string;
  /** Ids of chunks that every page must know, such as that of the not-found page. */
  readonly shared: readonly string[];
}

/** Whether a page must be known everywhere: the home page that breadcrumbs lead to, and addresses that end in `.html`. */
function isKnownEverywhere(path: string, baseUrl: string): boolean {
  return path === baseUrl || path.endsWith('.html');
}

/**
 * Makes the tables that stand in the HTML of pages.
 *
 * @returns a function that gives the table of a page; without one, that of the not-found page
 */
export function inlineTables({
  baseUrl,
  chains,
  tables,
  groups,
  all,
  shared,
}: SharedParts): (page?: PageChain) => InlineTable {
  const everywhere = chains.filter(({path}) => isKnownEverywhere(path, baseUrl));
  const sharedDigests = Object.fromEntries(shared.map((id) => [id, tables.digests[id] as string]));
  return (page) => {
    const own = page ? [page] : [];
    const {docs} = pageTable(own, tables);
    const table = pageTable([...new Set([...everywhere, ...own])], tables);
    return {
      ...(page && {page: page.path}),
      groups,
      all,
      ...table,
      digests: {...table.digests, ...sharedDigests},
      // What other pages ask for comes with their tables.
      docs,
    };
  };
}
