import type {SearchDocument} from '../types';
import {memoize} from './memoize';
import {contentTerms, stem, titleTerms} from './pipeline';
import {scan} from './tokenize';
import {overviewWords, stopWords} from './words';

/** Prefixes of row anchors. */
export const rowPrefixes = ['flag', 'attr', 'key', 'field', 'value', 'endpoint', 'command'] as const;

const rowAnchor = new RegExp(`#(?:${rowPrefixes.join('|')})-`);

/** Pages for looking things up. The first page of an API is an overview instead. */
const lookupPage = /\/(?:glossary|known-issues|server-api\/[^/#]+)(?:\/|#|$)/;

/** Facts about a document besides its words. */
export interface DocumentFacts {
  readonly page: number;
  /** Whether the document is the start of its page. */
  readonly isPage: boolean;
  /** Whether its page is for looking things up, such as a glossary. */
  readonly isLookup: boolean;
  /** The name that a row in a reference table documents, without path and punctuation; absent for other documents. */
  readonly rowName?: string;
  /** Joined stems of the significant words in a page's title. Equal titles have equal keys. Empty for other documents. */
  readonly titleKey: string;
  /** Such a key for the subject of an overview page; empty for other pages. */
  readonly subjectKey: string;
  /** Number of significant words in the title. */
  readonly titleSize: number;
}

/** Route of the page that a section is on. */
export function pageRoute(sectionRoute: string): string {
  const hash = sectionRoute.indexOf('#');
  return hash === -1 ? sectionRoute : sectionRoute.slice(0, hash);
}

/** Address of a section without locale and version. */
export function unversioned(sectionRoute: string, baseUrl: string): string {
  return `/${sectionRoute.slice(baseUrl.length)}`.replace(/^(\/[^/]+)\/(?:next|v\d[^/#]*)(?=[/#])/, '$1');
}

/** Whether a section is a row of a reference table. */
export function isRowRoute(sectionRoute: string): boolean {
  return rowAnchor.test(sectionRoute);
}

/** A text in lowercase without spaces and punctuation. */
export function compactOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]+/g, '');
}

/** Stems of the significant words in a text. */
export function significantWords(text: string, stemOf = stem): string[] {
  return scan(text)
    .flatMap(({parts}) => parts)
    .filter(({term}) => !stopWords.has(term))
    .map(({term}) => stemOf(term));
}

/** Derives facts about pages from the documents of an index. */
export function readPages(documents: readonly SearchDocument[], product: string) {
  // Stemming takes most of the time, and words repeat.
  const stemOf = memoize(stem);
  /** Terms of the product's name. Queries are compared with subjects with and without them. */
  const productTerms = new Set(titleTerms(product, stemOf));
  const keyOf = (text: string) => significantWords(text, stemOf).join('');
  // On demand, because reading the titles of all sections takes a third of the loading time.
  const titleSize = memoize((title) => Math.max(1, significantWords(title, stemOf).length));
  const pages = new Map<string, number>();
  /** Pages by term in their title, categories, address (the last two segments), and product. */
  const context = new Map<string, Set<number>>();
  const facts = documents.map((document): DocumentFacts => {
    const route = pageRoute(document.sectionRoute);
    const known = pages.get(route);
    const page = known ?? pages.size;
    const isPage = document.sectionRoute === route && known === undefined;
    if (known === undefined) {
      pages.set(route, page);
      const address = route.split('/').filter(Boolean).slice(-2);
      const around = [document.pageTitle, ...document.sidebarParentCategories, ...address, product].join(
        '\n',
      );
      for (const term of contentTerms(around, stemOf)) {
        context.set(term, (context.get(term) ?? new Set()).add(page));
      }
    }
    const subject = document.pageTitle.replace(overviewWords, ' ');
    const isRow = isRowRoute(document.sectionRoute);
    return {
      page,
      isPage,
      isLookup: lookupPage.test(route),
      rowName: isRow ? compactOf(document.title.replace(/^.*[./]/, '')) : undefined,
      titleKey: isPage ? keyOf(document.title) : '',
      get titleSize() {
        return titleSize(document.title);
      },
      subjectKey: isPage && subject !== document.pageTitle ? keyOf(subject) : '',
    };
  });
  return {count: pages.size, documents: facts, productTerms, context};
}
