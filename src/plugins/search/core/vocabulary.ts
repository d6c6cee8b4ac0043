import {editDistance} from './editDistance';
import {hasStem} from './pipeline';

/** A term of an index that a word of the query may stand for. */
export interface TermMatch {
  readonly id: number;
  /** Word by which the term was found. */
  readonly word: string;
  readonly edits: number;
}

/** The words of an index, and how to find them. */
export interface Vocabulary {
  /** Terms by number; those after the terms of the index are only in titles and categories of pages. */
  readonly terms: readonly string[];
  readonly exact: (term: string) => number | undefined;
  /** How a match is written; absent if only its stem is known. */
  readonly spelling: (match: TermMatch) => string | undefined;
  /** Terms with a word that begins like this, shortest first. */
  readonly startingWith: (prefix: string, limit: number) => TermMatch[];
  /** Terms with a word at most so many edits away, nearest first. */
  readonly near: (word: string, maxEdits: number, limit: number) => TermMatch[];
}

const longestMistyped = 16;

/** First position in a sorted list that holds nothing smaller. */
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

/** The best matches, each term once; matches come in alphabetical order. */
function best(matches: TermMatch[], limit: number): TermMatch[] {
  const ids = new Set<number>();
  return matches
    .sort((a, b) => a.edits - b.edits || a.word.length - b.word.length)
    .filter(({id}) => ids.size < ids.add(id).size)
    .slice(0, limit);
}

/**
 * Reads the words of an index.
 *
 * @param indexTerms terms of the index, sorted
 * @param written words as written, with their terms: readers type these, not stems
 * @param further terms that are only around documents
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
      for (let at = 0; at < words.length; at += 1) {
        const other = words[at] as string;
        const isLikely = Math.abs(other.length - word.length) <= maxEdits;
        const edits = isLikely ? editDistance(word, other, maxEdits) : Infinity;
        if (edits <= maxEdits) {
          matches.push({id: wordIds[at] as number, word: other, edits});
        }
      }
      return best(matches, limit);
    },
  };
}
