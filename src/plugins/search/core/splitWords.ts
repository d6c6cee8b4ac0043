import type {ParsedQuery, QueryClause} from '../types';
import type {ReadyIndex} from './loadIndex';
import {stem} from './pipeline';

const shortestPart = 3;
const longestWord = 40;

function isKnown(indexes: readonly ReadyIndex[], word: string): boolean {
  return indexes.some(({vocabulary}) => vocabulary.exact(stem(word)) !== undefined);
}

/** Whether some word begins so, or differs by a single edit: then it was not two words. */
function isNearlyKnown(indexes: readonly ReadyIndex[], word: string): boolean {
  return indexes.some(
    ({vocabulary}) => vocabulary.startingWith(word, 1).length > 0 || vocabulary.near(word, 1, 1).length > 0,
  );
}

/** The two known words that a text is made of, the more even ones if there are several. */
function partsOf(indexes: readonly ReadyIndex[], text: string): readonly [string, string] | undefined {
  let found: readonly [string, string] | undefined;
  for (let at = shortestPart; at <= text.length - shortestPart; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)] as const;
    const isMoreEven =
      !found || Math.min(...parts.map(({length}) => length)) > Math.min(found[0].length, found[1].length);
    if (isMoreEven && parts.every((part) => isKnown(indexes, part))) {
      found = parts;
    }
  }
  return found;
}

/** A query in which words that no index knows are two words, where both of them are known. */
export function splitWords(indexes: readonly ReadyIndex[], query: ParsedQuery): ParsedQuery {
  const clauses = query.clauses.flatMap((clause): QueryClause[] => {
    const word = clause.text.toLowerCase();
    if (Object.keys(clause).length > 1 || word.length > longestWord || !/^[a-z]+$/.test(word)) {
      return [clause];
    }
    const parts = isKnown(indexes, word) || isNearlyKnown(indexes, word) ? undefined : partsOf(indexes, word);
    return parts ? parts.map((text) => ({text})) : [clause];
  });
  return {...query, clauses};
}
