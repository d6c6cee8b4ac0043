import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';

const mostSuggestions = 3;
const shortestWord = 3;

/** Words of the indexes that are nearest to those of a query that found nothing. */
export function suggest(indexes: readonly ReadyIndex[], {forms}: QueryUnits): string[] {
  const matches = forms
    .filter(({first, last, word}) => first === last && word.length >= shortestWord)
    .slice(0, mostSuggestions)
    .flatMap(({word}) =>
      indexes.flatMap(({vocabulary}) =>
        vocabulary.near(word, Math.max(2, Math.floor(word.length / 3)), mostSuggestions),
      ),
    )
    .sort((a, b) => a.edits - b.edits);
  return [...new Set(matches.map(({word}) => word))].slice(0, mostSuggestions);
}
