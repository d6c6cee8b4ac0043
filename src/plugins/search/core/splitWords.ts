import type {ParsedQuery, QueryClause} from '../types';
import type {ReadyIndex} from './loadIndex';
import {stem} from './pipeline';

const shortestPart = 3;
const longestWord = 40;

/** The two known words that a text consists of, with the most even lengths if there are several. */
function partsOf(text: string, isKnown: (word: string) => boolean): [string, string] | undefined {
  const middle = Math.floor(text.length / 2);
  for (let offset = 0; middle - offset >= shortestPart; offset += 1) {
    for (const at of [middle - offset, text.length - middle + offset]) {
      if (isKnown(text.slice(0, at)) && isKnown(text.slice(at))) {
        return [text.slice(0, at), text.slice(at)];
      }
    }
  }
  return undefined;
}

/** Splits unknown words into two known words, unless they are a prefix of a known word or one edit away from one. */
export function splitWords(indexes: readonly ReadyIndex[], query: ParsedQuery): ParsedQuery {
  const isKnown = (word: string) =>
    indexes.some(({vocabulary}) => vocabulary.exact(stem(word)) !== undefined);
  const isNearlyKnown = (word: string) =>
    indexes.some(
      ({vocabulary}) => vocabulary.startingWith(word, 1).length > 0 || vocabulary.near(word, 1, 1).length > 0,
    );
  const clauses = query.clauses.flatMap((clause): QueryClause[] => {
    const word = clause.text.toLowerCase();
    const isWord = Object.keys(clause).length === 1 && word.length <= longestWord && /^[a-z]+$/.test(word);
    const parts = isWord && !isKnown(word) && !isNearlyKnown(word) ? partsOf(word, isKnown) : undefined;
    return parts?.map((text) => ({text})) ?? [clause];
  });
  return {...query, clauses};
}
