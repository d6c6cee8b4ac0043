import lunr from 'lunr';
import {attributeOf, elementsIn, parseHtml} from '../../src/build/html';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import {pageRoute} from '../../src/plugins/search/core/pages';
import type {SearchIndexFile} from '../../src/plugins/search/types';

/** A page, as a link target of sections. */
export interface TargetPage {
  /** Whether the page tells crawlers not to index it. */
  readonly isHidden: boolean;
  readonly ids: ReadonlySet<string>;
}

/** Pages that list others, or have no content. */
const forbidden = /^(?:404|search|blog|blog\/(?:archive|authors|tags|page)(?:\/.*)?)\/?$/;

const documentFields =
  'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type';

/** Reads a page as a link target of sections. */
export function readTargetPage(html: string): TargetPage {
  const ids = elementsIn(parseHtml(html)).flatMap((element) => attributeOf(element, 'id') ?? []);
  return {isHidden: readPageHead(html).hidden, ids: new Set(ids)};
}

function lunrFaults({index, documents}: SearchIndexFile): string[] {
  try {
    lunr.Index.load(index);
  } catch (error) {
    return [`is rejected by stock lunr: ${(error as Error).message}`];
  }
  const refs = new Set(index.fieldVectors.map(([ref]) => ref.replace(/^.*\//, '')));
  return documents
    .filter(({id}) => !refs.has(String(id)))
    .map(({id, sectionRoute}) => `${sectionRoute} has no words, so no query finds document ${id}`);
}

/**
 * Problems with an index file.
 *
 * @param pageOf the built page of a route, which starts with the base URL
 */
export function indexFaults(
  file: SearchIndexFile,
  pageOf: (route: string) => TargetPage | undefined,
  baseUrl: string,
): string[] {
  const routes = file.documents.map(({sectionRoute}) => sectionRoute);
  const faults = file.documents.flatMap((document, position) => {
    const {sectionRoute} = document;
    const route = pageRoute(sectionRoute);
    const anchor = decodeURIComponent(sectionRoute.slice(route.length + 1));
    const page = pageOf(route);
    const fields = Object.keys(document).sort().join(' ');
    return [
      fields !== documentFields && `has the fields ${fields}`,
      (page?.isHidden || forbidden.test(route.slice(baseUrl.length))) && 'must not be searched',
      !page && 'leads to no page',
      page && anchor !== '' && !page.ids.has(anchor) && 'leads to no element',
      routes.indexOf(sectionRoute) < position && 'is listed twice',
    ].flatMap((fault) => (fault ? [`${sectionRoute} ${fault}`] : []));
  });
  return [...lunrFaults(file), ...faults];
}
