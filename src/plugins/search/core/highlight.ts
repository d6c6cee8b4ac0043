import type {HitView, SearchHit, Segment} from '../types';
import {stem} from './pipeline';
import {isNextPair, isPair, overlapping, tokenize, type Token} from './tokenize';
import {stopWords} from './words';

/** Number of a section's characters in index files. */
export const excerptLength = 160;

/**
 * Pairs of characters from longer runs of Chinese in the query. Terms are in the order of the query, so consecutive
 * ones in a run overlap.
 *
 * @returns for each pair, whether it is a seam: a run of four characters is probably two words, and the middle pair
 *   spans their boundary
 */
function pairsOfRuns(terms: readonly string[]): ReadonlyMap<string, boolean> {
  const runs: string[][] = [];
  terms.forEach((term, index) => {
    if (isNextPair(terms[index - 1], term)) {
      runs.at(-1)?.push(term);
    } else if (isPair(term)) {
      runs.push([term]);
    }
  });
  return new Map(
    runs
      .filter((run) => run.length > 1)
      .flatMap((run) => run.map((pair, index): [string, boolean] => [pair, run.length === 3 && index === 1])),
  );
}

/**
 * Whether the index file probably has only part of a section: the text has the maximum length and ends within a
 * sentence.
 */
function isTruncated(text: string): boolean {
  return text.length >= excerptLength * 0.8 && !/[.!?:;)\]}>"'`。！？：；）”」…]$/.test(text);
}

/** Number of characters that fit in an excerpt. A Chinese one is as wide as two letters. */
function widthOf(text: string): number {
  const wide = text.match(/[\u3000-\uFFEF]/g)?.length ?? 0;
  return Math.floor(excerptLength * (1 - wide / 2 / Math.max(1, text.length)));
}

/**
 * Marks the terms of a query in texts that are shown together. If one of the texts contains a longer match, its pieces aren't
 * marked where they occur alone, because there they belong to other words.
 */
export function createMarker(texts: readonly string[], terms: readonly string[]) {
  const wanted = new Set(terms);
  const pairs = pairsOfRuns(terms);
  const placesOf = (text: string) =>
    tokenize(text)
      .filter(({term}) => wanted.has(term) || (!stopWords.has(term) && wanted.has(stem(term))))
      .sort((a, b) => a.start - b.start || b.end - a.end);
  /** Pairs that overlap in the text as in a run, without seams at the ends. */
  const chainsOf = (places: readonly Token[]) =>
    overlapping(places.filter(({term}) => pairs.has(term))).map((chain) => {
      const isWord = chain.map(({term}) => pairs.get(term) === false);
      return chain.slice(isWord.indexOf(true), isWord.lastIndexOf(true) + 1);
    });
  const chains = pairs.size === 0 ? [] : texts.flatMap((text) => chainsOf(placesOf(text)));
  const whole = new Set(chains.flatMap((chain) => (chain.length > 1 ? chain.map(({term}) => term) : [])));

  /** Positions of the terms in a text. Overlapping ones are joined. */
  const spansOf = (text: string) => {
    const spans: {start: number; end: number}[] = [];
    const places = placesOf(text);
    const chained = new Set(
      chainsOf(places)
        .filter((chain) => chain.length > 1 || !chain.some(({term}) => whole.has(term)))
        .flat(),
    );
    for (const {start, end} of places.filter((place) => !pairs.has(place.term) || chained.has(place))) {
      const last = spans.at(-1);
      if (last && start <= last.end) {
        last.end = Math.max(last.end, end);
      } else {
        spans.push({start, end});
      }
    }
    return spans;
  };

  return {
    /** Splits a text into matches and other segments, which join back to the text. */
    mark(text: string): Segment[] {
      const spans = spansOf(text);
      const segments = spans.flatMap(({start, end}, index): Segment[] => [
        {text: text.slice(spans[index - 1]?.end ?? 0, start), marked: false},
        {text: text.slice(start, end), marked: true},
      ]);
      const rest = {text: text.slice(spans.at(-1)?.end ?? 0), marked: false};
      return [...segments, rest].filter((segment) => segment.text !== '');
    },
    /**
     * The part of a text with the most matches, from the start of a word. Matches are in its first half, which fits in
     * two lines on a phone.
     *
     * @param width maximum number of characters
     */
    excerptOf(text: string, width = widthOf(text)): string {
      const half = Math.floor(width / 2);
      const lead = Math.floor(width / 4);
      const spans = spansOf(text);
      const matchesFrom = (from: number) =>
        spans.filter(({start, end}) => start >= from && end <= from + half).length;
      const starts = spans.map(({start, end}) =>
        Math.max(0, Math.min(start - lead, Math.max(text.length - width, end - half))),
      );
      const best = starts.reduce((a, b) => (matchesFrom(b) > matchesFrom(a) ? b : a), 0);
      const from = best === 0 ? 0 : best + text.slice(best, best + lead).indexOf(' ') + 1;
      const to = from + width;
      return `${from === 0 ? '' : '…'}${text.slice(from, to).trim()}${to < text.length || isTruncated(text) ? '…' : ''}`;
    },
  };
}

/** The content of a hit's row. */
export function viewOf(hit: SearchHit): HitView {
  const {document, terms} = hit;
  const title = document.sectionTitle || document.pageTitle;
  const crumbs = [
    ...document.sidebarParentCategories,
    ...(title === document.pageTitle ? [] : [document.pageTitle]),
  ];
  const {mark, excerptOf} = createMarker([title, ...crumbs, document.content], terms);
  return {hit, title: mark(title), path: crumbs.map(mark), excerpt: mark(excerptOf(document.content))};
}
