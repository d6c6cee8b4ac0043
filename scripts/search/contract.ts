import lunr from 'lunr';
import {isIndexFile} from '../../src/plugins/search/core/isIndexFile';
import {pageRoute} from '../../src/plugins/search/core/pages';
import type {SearchIndexFile} from '../../src/plugins/search/types';

/** What a section of an index must lead to. */
export interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  /** Whether crawlers are told to leave the page out. */
  readonly isHidden: boolean;
}

/** Pages that are lists of others, or no content. */
const forbidden = /^(?:404|search|blog|blog\/(?:archive|authors|tags|page)(?:\/.*)?)\/?$/;

const documentFields =
  'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type';

function lunrFaults({index, documents}: SearchIndexFile): string[] {
  try {
    lunr.Index.load(index);
  } catch (error) {
    return [`is not read by stock lunr: ${(error as Error).message}`];
  }
  const refs = new Set(index.fieldVectors.map(([ref]) => ref.replace(/^.*\//, '')));
  // That each ref has a document is a part of what an index file is.
  return documents
    .filter(({id}) => !refs.has(String(id)))
    .map(({id, sectionRoute}) => `${sectionRoute} has no word, so nothing finds document ${id}`);
}

/** What an index file promises and does not keep; routes begin with the base URL. */
export function contractFaults(
  file: unknown,
  pages: ReadonlyMap<string, BuiltPage>,
  baseUrl: string,
): string[] {
  if (!isIndexFile(file)) {
    return ['is no index file'];
  }
  const routes = file.documents.flatMap(({sectionRoute, ...document}) => {
    const fields = Object.keys({...document, sectionRoute})
      .sort()
      .join(' ');
    const route = pageRoute(sectionRoute);
    const page = pages.get(route);
    const anchor = decodeURIComponent(sectionRoute.slice(route.length + 1));
    return [
      ...(fields === documentFields ? [] : [`${sectionRoute} has the fields ${fields}`]),
      ...(page ? [] : [`${sectionRoute} leads to no page`]),
      ...(page && anchor !== '' && !page.ids.has(anchor) ? [`${sectionRoute} leads to no element`] : []),
      ...(page?.isHidden || forbidden.test(route.slice(baseUrl.length))
        ? [`${sectionRoute} must not be searched`]
        : []),
    ];
  });
  const twice = file.documents
    .map(({sectionRoute}) => sectionRoute)
    .filter((route, index, all) => all.indexOf(route) !== index)
    .map((route) => `${route} stands twice`);
  return [...lunrFaults(file), ...routes, ...twice];
}
