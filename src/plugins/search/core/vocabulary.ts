import {editDistance} from './editDistance';
import {hasStem} from './pipeline';

/** A term of an index that a word of the query may stand for. */
export interface TermMatch {
  readonly id: number;
  /** Word by which the term was found. */
  readonly word: string;
  readonly edits: number;
}

/** What the words of an index are, and how they are found. */
export interface Vocabulary {
  /** Terms by their number; those after the terms of the index stand in titles and categories of pages alone. */
  readonly terms: readonly string[];
  readonly exact: (term: string) => number | undefined;
  /** How a term that was found is written; absent where nothing but its stem is known. */
  readonly spelling: (match: TermMatch) => string | undefined;
  /** Terms of which some word begins so, shortest first. */
  readonly startingWith: (prefix: string, limit: number) => TermMatch[];
  /** Terms of which some word differs by no more than so many edits, nearest first. */
  readonly near: (word: string, maxEdits: number, limit: number) => TermMatch[];
}

const longestMistyped = 16;

/** One bit for each letter or digit that a word has: a cheap bound of the distance of two words. */
function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    mask |= 1 << (word.charCodeAt(at) & 31);
  }
  return mask;
}

function bitCount(mask: number): number {
  let rest = mask;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** First position of a sorted list at which nothing smaller stands. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** The best matches, each term once. */
function best(matches: TermMatch[], limit: number): TermMatch[] {
  const ids = new Set<number>();
  return matches
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        a.word.length - b.word.length ||
        Number(a.word > b.word) - Number(a.word < b.word),
    )
    .filter(({id}) => ids.size < ids.add(id).size)
    .slice(0, limit);
}

/**
 * The words of an index.
 *
 * @param indexTerms terms of the index, sorted.
 * @param written words as written with their terms; typos and beginnings are looked for in these,
 * because a stem is not what readers type.
 * @param further terms that only the context of documents has.
 */
export function createVocabulary(
  indexTerms: readonly string[],
  written: ReadonlyMap<string, string>,
  further: Iterable<string>,
): Vocabulary {
  const ids = new Map(indexTerms.map((term, id) => [term, id]));
  for (const term of further) {
    if (!ids.has(term)) {
      ids.set(term, ids.size);
    }
  }
  const terms = [...ids.keys()];
  const idsOfWords = new Map(ids);
  const spellings = new Map<number, string>();
  for (const [word, term] of written) {
    const id = ids.get(term);
    if (id !== undefined) {
      idsOfWords.set(word, id);
      spellings.set(id, spellings.get(id) ?? word);
    }
  }
  const words = [...idsOfWords.keys()].sort();
  const wordIds = words.map((word) => idsOfWords.get(word) as number);
  const masks = words.map(letterMask);
  return {
    terms,
    exact: (term) => ids.get(term),
    spelling: ({id, word}) => (written.has(word) || !hasStem(word) ? word : spellings.get(id)),
    startingWith(prefix, limit) {
      const matches: TermMatch[] = [];
      for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix) === true; at += 1) {
        matches.push({id: wordIds[at] as number, word: words[at] as string, edits: 0});
      }
      return best(matches, limit);
    },
    near(word, maxEdits, limit) {
      if (word.length > longestMistyped) {
        return [];
      }
      const matches: TermMatch[] = [];
      const mask = letterMask(word);
      for (let at = 0; at < words.length; at += 1) {
        const other = words[at] as string;
        if (
          Math.abs(other.length - word.length) <= maxEdits &&
          bitCount(mask ^ (masks[at] as number)) <= 2 * maxEdits
        ) {
          const edits = editDistance(word, other, maxEdits);
          if (edits <= maxEdits) {
            matches.push({id: wordIds[at] as number, word: other, edits});
          }
        }
      }
      return best(matches, limit);
    },
  };
}
