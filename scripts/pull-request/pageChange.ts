import {elementsIn, parseHtml} from '../../src/build/html';
import {surplus} from '../../src/build/surplus';
import {textOf} from '../../src/plugins/search/server/htmlText';

/** How a built page differs from the previous one at the same address. */
export interface PageChange {
  /** Address with locale prefix. */
  readonly route: string;
  /** Title before; absent for a new page. */
  readonly before?: string;
  /** Title after; absent for a removed page. */
  readonly after?: string;
  readonly added: number;
  readonly removed: number;
}

/** Finds words in both languages, because Chinese has no spaces between words. */
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

function readPage(html: string) {
  const elements = elementsIn(parseHtml(html));
  const textIn = (name: string) => {
    const element = elements.find(({tagName}) => tagName === name);
    return element ? textOf(element) : '';
  };
  const words = [...segmenter.segment(textIn('article') || textIn('main'))];
  return {
    title: textIn('title'),
    words: words.filter(({isWordLike}) => isWordLike).map(({segment}) => segment),
  };
}

/**
 * Compares the title and the words of a page.
 *
 * @param before HTML of the page before the change; absent for a new page
 * @param after HTML of the page after the change; absent for a removed page
 * @returns `undefined` if readers see the same text
 */
export function comparePage(
  route: string,
  before: string | undefined,
  after: string | undefined,
): PageChange | undefined {
  const [old, current] = [before, after].map((html) => (html === undefined ? undefined : readPage(html)));
  const [oldWords, words] = [old?.words ?? [], current?.words ?? []];
  // Moved words count as unchanged.
  const [added, removed] = [surplus(words, oldWords).length, surplus(oldWords, words).length];
  const isSame = old?.title === current?.title && added === 0 && removed === 0;
  return isSame ? undefined : {route, before: old?.title, after: current?.title, added, removed};
}
