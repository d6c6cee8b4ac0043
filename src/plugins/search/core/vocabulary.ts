import {editDistance} from './editDistance';
import {hasStem} from './pipeline';

/** A term in an index that a word of the query may mean. */
export interface TermMatch {
  readonly id: number;
  /** Word by which the term was found. */
  readonly word: string;
  readonly edits: number;
}

const longestMistyped = 16;

/** The best matches, without duplicate terms. */
function best(matches: TermMatch[], limit: number): TermMatch[] {
  const ids = new Set<number>();
  return matches
    .sort((a, b) => a.edits - b.edits || a.word.length - b.word.length)
    .filter(({id}) => ids.size < ids.add(id).size)
    .slice(0, limit);
}

/**
 * Creates the vocabulary of an index.
 *
 * @param indexTerms terms of the index, by number
 * @param written words as written, with their terms, because readers don't type stems
 * @param further terms that occur only around documents
 */
export function createVocabulary(
  indexTerms: readonly string[],
  written: ReadonlyMap<string, string>,
  further: Iterable<string>,
) {
  const terms = [...new Set([...indexTerms, ...further])];
  const ids = new Map(terms.map((term, id) => [term, id]));
  const idsOfWords = new Map(ids);
  const spellings = new Map<number, string>();
  for (const [word, term] of written) {
    const id = ids.get(term);
    if (id !== undefined) {
      idsOfWords.set(word, id);
      spellings.set(id, spellings.get(id) ?? word);
    }
  }
  const words = [...idsOfWords].map(([word, id]) => ({word, id})).sort((a, b) => (a.word < b.word ? -1 : 1));
  return {
    /** Terms by number. Those after the terms of the index are only in titles and categories of pages. */
    terms,
    exact: (term: string) => ids.get(term),
    /** Spelling of a match; absent if only its stem is known. */
    spelling: ({id, word}: TermMatch) => (written.has(word) || !hasStem(word) ? word : spellings.get(id)),
    /** Terms with a word that has this prefix, shortest first. */
    startingWith: (prefix: string, limit: number) =>
      best(
        words.filter(({word}) => word.startsWith(prefix)).map((match) => ({...match, edits: 0})),
        limit,
      ),
    /** Terms with a word within an edit distance, nearest first. */
    near(typed: string, maxEdits: number, limit: number) {
      const matches: TermMatch[] = [];
      for (const {word, id} of typed.length > longestMistyped ? [] : words) {
        const isLikely = Math.abs(word.length - typed.length) <= maxEdits;
        const edits = isLikely ? editDistance(typed, word, maxEdits) : Infinity;
        if (edits <= maxEdits) {
          matches.push({id, word, edits});
        }
      }
      return best(matches, limit);
    },
  };
}
