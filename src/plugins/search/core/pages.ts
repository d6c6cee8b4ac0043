import type {SearchDocument} from '../types';
import {isStopWord, rememberingStem, stem} from './pipeline';
import {scan, tokenize} from './tokenize';
import {overviewWords} from './words';

/** How anchors of rows begin. */
export const rowPrefixes = ['flag', 'attr', 'key', 'field', 'value', 'endpoint', 'command'] as const;

const rowAnchor = new RegExp(`#(?:${rowPrefixes.join('|')})-`);

/** How much a word counts that stands around a section and not in it. */
const contextWeights = {pageTitle: 1, category: 0.6, route: 0.4, product: 0.3} as const;

/** What is known of a document besides its own words. */
export interface DocumentFacts {
  readonly page: number;
  /** Whether the document is the beginning of its page. */
  readonly isPage: boolean;
  /** Name of what a row of a reference table documents, without path and signs; absent for all else. */
  readonly rowName?: string;
  /** Title without spaces and forms: what is equal in it reads the same. */
  readonly titleKey: string;
  /** Its letters and digits alone: an identifier reads the same in capitals and small letters. Empty where it has others. */
  readonly titleLetters: string;
  /** The title as `titleKey`, without the name of the product. */
  readonly ownTitleKey: string;
  /** The same for what an overview page is about; empty for other pages. */
  readonly subjectKey: string;
  /** Number of words in the title that say something. */
  readonly titleSize: number;
}

/** The pages of an index. */
export interface Pages {
  readonly count: number;
  readonly documents: readonly DocumentFacts[];
  /** Terms of the product's name: within its own pages they tell nothing. */
  readonly productTerms: ReadonlySet<string>;
  /** For each term in titles, categories, and routes: the pages, with the term's weight there. */
  readonly context: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** Route of the page that a section is in. */
export function pageRoute(sectionRoute: string): string {
  const hash = sectionRoute.indexOf('#');
  return hash === -1 ? sectionRoute : sectionRoute.slice(0, hash);
}

/** Whether a section is a row of a reference table. */
export function isRowRoute(sectionRoute: string): boolean {
  return rowAnchor.test(sectionRoute);
}

/** A text in small letters without spaces and signs. */
export function compactOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]+/g, '');
}

/** The same; empty for a text that is not in plain letters, of which it would be a part. */
export function lettersOf(text: string): string {
  return /\P{ASCII}/u.test(text) ? '' : compactOf(text);
}

/** Whether a document has the title that a query is, as stems of its words or by its letters. */
export function isTitled(
  {titleKey, titleLetters}: DocumentFacts,
  {key, letters}: {readonly key: string; readonly letters: string},
): boolean {
  return titleKey === key || (letters !== '' && titleLetters === letters);
}

/** Stems of the words of a text that say something. */
export function tellingWords(text: string, stemOf = stem): string[] {
  return scan(text)
    .flatMap(({parts}) => parts)
    .filter(({term}) => !isStopWord(term))
    .map(({term}) => stemOf(term));
}

/** What an overview page is about: what its title says besides, else its category, else its product. */
function subjectOf({pageTitle, sidebarParentCategories}: SearchDocument, product: string): string {
  const rest = pageTitle.replace(overviewWords, ' ');
  if (rest === pageTitle) {
    return '';
  }
  return tellingWords(rest).length > 0
    ? rest
    : (sidebarParentCategories.at(-1) ?? product).replace(overviewWords, ' ');
}

/** Reads what the documents of an index say about their pages. */
export function readPages(documents: readonly SearchDocument[], product: string): Pages {
  const stemOf = rememberingStem();
  const productTerms = new Set(tokenize(product).map(({term}) => stemOf(term)));
  const keysOf = (text: string) => {
    const words = tellingWords(text, stemOf);
    const own = words.filter((word) => !productTerms.has(word));
    return {
      key: words.join(''),
      ownKey: (own.length > 0 ? own : words).join(''),
      size: Math.max(1, own.length),
    };
  };
  const pages = new Map<string, number>();
  const context = new Map<string, Map<number, number>>();
  const add = (text: string, page: number, weight: number) => {
    for (const {term} of tokenize(text)) {
      if (!isStopWord(term)) {
        const weights = context.get(stemOf(term)) ?? new Map<number, number>();
        weights.set(page, Math.max(weight, weights.get(page) ?? 0));
        context.set(stemOf(term), weights);
      }
    }
  };
  const facts = documents.map((document): DocumentFacts => {
    const route = pageRoute(document.sectionRoute);
    const known = pages.get(route);
    const page = known ?? pages.size;
    const isPage = document.sectionRoute === route && known === undefined;
    if (known === undefined) {
      pages.set(route, page);
      add(document.pageTitle, page, contextWeights.pageTitle);
      add(document.sidebarParentCategories.join('\n'), page, contextWeights.category);
      add(route.split('/').filter(Boolean).slice(-2).join('\n'), page, contextWeights.route);
      add(product, page, contextWeights.product);
    }
    const title = keysOf(document.title);
    return {
      page,
      isPage,
      rowName: isRowRoute(document.sectionRoute)
        ? compactOf(document.title.replace(/^.*[./]/, ''))
        : undefined,
      titleKey: title.key,
      titleLetters: lettersOf(document.title),
      ownTitleKey: title.ownKey,
      titleSize: title.size,
      subjectKey: isPage ? keysOf(subjectOf(document, product)).ownKey : '',
    };
  });
  return {count: pages.size, documents: facts, productTerms, context};
}
