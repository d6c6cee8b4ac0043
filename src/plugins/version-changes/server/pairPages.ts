import {buildTable} from '../../page-twins/core/buildTable';
import {twinOf} from '../../page-twins/core/twinOf';
import type {MovedTopic} from '../../page-twins/types';
import type {VersionContent, VersionPage} from './readVersion';

/** Pages that moved between versions of a product, from its file. */
export interface MovedPages {
  readonly versions: readonly string[];
  readonly topics: readonly MovedTopic[];
}

/** Pages of the newer version and, if they exist, of the older one. */
export function pairPages(
  from: VersionContent,
  to: VersionContent,
  {topics, versions}: MovedPages,
): {readonly page: VersionPage; readonly twin?: VersionPage}[] {
  const published = [to, from].map(({name, pages}) => ({
    name,
    routes: new Set(pages.map(({route}) => route)),
  }));
  const table = buildTable(topics, versions, published);
  const older = new Map(from.pages.map((page) => [page.route, page]));
  return to.pages.map((page) => {
    const route = twinOf(table, page.route, to.name, from.name);
    return {page, twin: route === undefined ? undefined : older.get(route)};
  });
}
