import lunr from 'lunr';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import {isIndexFile} from '../../src/plugins/search/core/isIndexFile';
import {pageRoute} from '../../src/plugins/search/core/pages';
import type {SearchDocument, SearchIndexFile} from '../../src/plugins/search/types';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What sections of a page can link to. */
export interface TargetPage {
  /** Whether the page tells crawlers not to index it. */
  readonly isHidden: boolean;
  /** Letters of the page's h1; absent if it has none. */
  readonly title: string | undefined;
  /** By id, the letters of a heading or the name of a row; empty for other elements. */
  readonly targets: ReadonlyMap<string, string>;
}

/** Pages that list others, or have no content. */
const forbidden = /^(?:404|search|blog|blog\/(?:archive|authors|tags|page)(?:\/.*)?)\/?$/;

const documentFields =
  'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type';

function textOf(node: Node): string {
  return 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** A text without spaces and invisible characters. */
function letters(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200B]/g, '');
}

function elementsIn(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

/** Reads what sections of a page can link to. This doesn't share code with the indexing that it checks. */
export function readTargetPage(html: string): TargetPage {
  const elements = elementsIn(parse(html));
  const targets = new Map<string, string>();
  for (const element of elements) {
    const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
    const id = attribute('id');
    const isHeading = /^h[1-3]$/.test(element.tagName);
    // Browsers go to the first element with an id.
    if (id !== undefined && !targets.has(id)) {
      targets.set(id, letters(attribute('data-search-section') ?? (isHeading ? textOf(element) : '')));
    }
  }
  const main = elements.find(({tagName}) => tagName === 'main');
  const heading = main && elementsIn(main).find(({tagName}) => tagName === 'h1');
  return {isHidden: readPageHead(html).hidden, title: heading && letters(textOf(heading)), targets};
}

function lunrFaults({index, documents}: SearchIndexFile): string[] {
  try {
    lunr.Index.load(index);
  } catch (error) {
    return [`is refused by stock lunr: ${(error as Error).message}`];
  }
  const refs = new Set(index.fieldVectors.map(([ref]) => ref.replace(/^.*\//, '')));
  return documents
    .filter(({id}) => !refs.has(String(id)))
    .map(({id, sectionRoute}) => `${sectionRoute} has no word, so nothing finds document ${id}`);
}

/** Why a section doesn't open what a result promises: its page, heading, or row. */
function targetFault(
  {sectionRoute, sectionTitle, pageTitle}: SearchDocument,
  page: TargetPage | undefined,
): string | undefined {
  const hash = sectionRoute.indexOf('#');
  if (!page) {
    return 'leads to no page';
  }
  if (hash === -1) {
    return page.title === undefined || page.title === letters(pageTitle)
      ? undefined
      : `leads to a page that is not called "${pageTitle}"`;
  }
  const target = page.targets.get(decodeURIComponent(sectionRoute.slice(hash + 1)));
  if (target === undefined) {
    return 'leads to no element';
  }
  return target === letters(sectionTitle) ? undefined : `leads to no heading or row "${sectionTitle}"`;
}

/**
 * What an index file promises and doesn't keep.
 *
 * @param pageOf the built page of a route, which begins with the base URL
 */
export function indexFaults(
  file: unknown,
  pageOf: (route: string) => TargetPage | undefined,
  baseUrl: string,
): string[] {
  if (!isIndexFile(file)) {
    return ['is no index file'];
  }
  const routes = file.documents.map(({sectionRoute}) => sectionRoute);
  const faults = file.documents.flatMap((document) => {
    const route = pageRoute(document.sectionRoute);
    const page = pageOf(route);
    const fields = Object.keys(document).sort().join(' ');
    const isForbidden = page?.isHidden === true || forbidden.test(route.slice(baseUrl.length));
    return [
      fields === documentFields ? undefined : `has the fields ${fields}`,
      isForbidden ? 'must not be searched' : undefined,
      targetFault(document, page),
    ].flatMap((fault) => (fault === undefined ? [] : [`${document.sectionRoute} ${fault}`]));
  });
  const twice = routes.filter((route, index) => routes.indexOf(route) !== index);
  return [...lunrFaults(file), ...faults, ...twice.map((route) => `${route} is there twice`)];
}
