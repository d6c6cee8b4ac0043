import {elementsIn, isElement, parseHtml, type HtmlNode} from '../../src/build/html';

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

interface PageText {
  readonly title: string;
  readonly words: readonly string[];
}

/** Finds words in both languages, because Chinese has no spaces between words. */
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

function textOf(node: HtmlNode): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  return ['script', 'style', 'footer', 'nav'].includes(node.tagName)
    ? ''
    : node.childNodes.map(textOf).join(' ');
}

function readPage(html: string): PageText {
  const elements = elementsIn(parseHtml(html));
  const find = (name: string) => elements.find(({tagName}) => tagName === name);
  const [title, article] = [find('title'), find('article') ?? find('main')];
  return {
    title: title ? textOf(title).trim() : '',
    words: [...segmenter.segment(article ? textOf(article) : '')]
      .filter(({isWordLike}) => isWordLike)
      .map(({segment}) => segment),
  };
}

/** Number of words missing in another text. Moved words count as unchanged. */
function wordsMissingIn(others: readonly string[], words: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
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
  const added = wordsMissingIn(old?.words ?? [], current?.words ?? []);
  const removed = wordsMissingIn(current?.words ?? [], old?.words ?? []);
  const isSame = old?.title === current?.title && added === 0 && removed === 0;
  return isSame ? undefined : {route, before: old?.title, after: current?.title, added, removed};
}
