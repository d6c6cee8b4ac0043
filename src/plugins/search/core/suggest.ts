import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';

const mostSuggestions = 3;
// More than are shown, because words of which only the stem is known are dropped.
const mostCandidates = 12;
const shortestWord = 3;

/** At most two edits, or more in long words, but no more than half of a word. */
function mostEdits({length}: string): number {
  return Math.min(Math.max(2, Math.floor(length / 3)), Math.floor(length / 2));
}

/** The indexed words nearest to those of a query without results. */
export function suggest(indexes: readonly ReadyIndex[], units: QueryUnits): string[] {
  const words = units.forms
    .filter(
      ({first, last, word}) => first === last && word.length >= shortestWord && !isProhibited(units, first),
    )
    .slice(0, mostSuggestions)
    .flatMap(({word}) =>
      indexes.flatMap(({vocabulary}) =>
        vocabulary
          .near(word, mostEdits(word), mostCandidates)
          .map((match) => ({edits: match.edits, spelling: vocabulary.spelling(match)})),
      ),
    )
    .sort((a, b) => a.edits - b.edits)
    .flatMap(({spelling}) => spelling ?? []);
  return [...new Set(words)].slice(0, mostSuggestions);
}
