import {buildTable} from '../../page-twins/core/buildTable';
import {twinOf} from '../../page-twins/core/twinOf';
import type {readMovedPages} from '../../page-twins/server/readMovedPages';
import {maskOf, shareChanged} from '../core/comparePages';
import type {VersionContent, VersionPage} from './readVersion';

/** Pages that moved between versions of a product. */
export type MovedPages = ReturnType<typeof readMovedPages>;

/** A page of the newer version and, if it exists, of the older one. */
export interface PagePair {
  readonly page: VersionPage;
  readonly twin?: VersionPage;
  /** Share of the text that changed, from 0 to 1. */
  readonly share: number;
}

/** The pages of the newer version with those of the older one. */
export function pairPages(
  from: VersionContent,
  to: VersionContent,
  {topics, versions}: MovedPages,
): PagePair[] {
  const published = [to, from].map(({name, pages}) => ({
    name,
    routes: new Set(pages.map(({route}) => route)),
  }));
  const table = buildTable(topics, versions, published);
  const older = new Map(from.pages.map((page) => [page.route, page]));
  const mask = maskOf([from.label, to.label]);
  return to.pages.map((page) => {
    const route = twinOf(table, page.route, to.name, from.name);
    const twin = route === undefined ? undefined : older.get(route);
    return {page, twin, share: twin ? shareChanged(twin.units, page.units, mask) : 0};
  });
}
