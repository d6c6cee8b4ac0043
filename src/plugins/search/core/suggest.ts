import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';

const mostSuggestions = 3;
const shortestWord = 3;

/** Edits after which a word is still near: two, more in long words, and no more than half of a word. */
function mostEdits({length}: string): number {
  return Math.min(Math.max(2, Math.floor(length / 3)), Math.floor(length / 2));
}

/** Words of the indexes that are nearest to those of a query that found nothing. */
export function suggest(indexes: readonly ReadyIndex[], {forms}: QueryUnits): string[] {
  const matches = forms
    .filter(({first, last, word}) => first === last && word.length >= shortestWord)
    .slice(0, mostSuggestions)
    .flatMap(({word}) =>
      indexes.flatMap(({vocabulary}) => vocabulary.near(word, mostEdits(word), mostSuggestions)),
    )
    .sort((a, b) => a.edits - b.edits);
  return [...new Set(matches.map(({word}) => word))].slice(0, mostSuggestions);
}
