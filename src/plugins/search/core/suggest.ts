import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';

const maxSuggestions = 3;
// More than are shown, because words of which only the stem is known are dropped.
const maxCandidates = 12;
const shortestWord = 3;

/** At most two edits, or more in long words, but no more than half of a word. */
function maxEditsOf({length}: string): number {
  return Math.min(Math.max(2, Math.floor(length / 3)), Math.floor(length / 2));
}

/** The indexed words nearest to those of a query without results. */
export function suggest(indexes: readonly ReadyIndex[], units: QueryUnits): string[] {
  const words = units.forms
    .filter(
      ({first, last, word}) => first === last && word.length >= shortestWord && !isProhibited(units, first),
    )
    .slice(0, maxSuggestions)
    .flatMap(({word}) =>
      indexes.flatMap(({vocabulary}) =>
        vocabulary
          .near(word, maxEditsOf(word), maxCandidates)
          .map((match) => ({edits: match.edits, spelling: vocabulary.spelling(match)})),
      ),
    )
    .sort((a, b) => a.edits - b.edits)
    .flatMap(({spelling}) => spelling ?? []);
  return [...new Set(words)].slice(0, maxSuggestions);
}
