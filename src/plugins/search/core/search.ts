import type {LoadedIndex, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {expandForms, type Expansion} from './expandForms';
import {favouredTags} from './favouredTags';
import type {ReadyIndex} from './loadIndex';
import {parseQuery} from './parseQuery';
import {isProhibited, unitsOf} from './queryUnits';
import {rankIndex} from './rank';
import {splitWords} from './splitWords';
import {suggest} from './suggest';
import {sumUp, type Sums} from './sums';

/** How much more a page of the reader's own product counts, or of another that the query is about. */
const favouredFactor = 3;

/**
 * Finds the sections of several indexes that answer a query: one list, best first.
 *
 * @param input what the reader typed; anything is allowed.
 * @param indexes what `loadIndex` made.
 */
export function searchIndexes(
  input: string,
  indexes: readonly LoadedIndex[],
  options: SearchOptions,
): SearchAnswer {
  const ready = indexes as readonly ReadyIndex[];
  const query = parseQuery(input);
  const units = unitsOf(splitWords(ready, query));
  const problem = query.problem ? {problem: query.problem} : {};
  if (units.size === 0) {
    return {hits: [], suggestions: [], ...problem};
  }
  const expansions = expandForms(ready, units);
  const sums = ready.map((index, position) =>
    sumUp(index, units, expansions[position] as Expansion[], options.boosts),
  );
  const favoured = favouredTags(ready, units, sums, options.activeTag);
  const hits = ready.flatMap((index, position) => {
    const found = expansions[position] as Expansion[];
    const factor = favoured.includes(index.tag) ? favouredFactor : 1;
    const asked = found.filter(({first}) => !isProhibited(units, first));
    const terms = [...new Set(asked.map(({id}) => index.vocabulary.terms[id] as string))];
    return rankIndex(index, units, sums[position] as Sums).map(({document, score}): SearchHit => ({
      document: index.documents[document] as SearchHit['document'],
      score: score * factor,
      terms,
      tag: index.tag,
    }));
  });
  hits.sort((a, b) => b.score - a.score);
  return {hits, suggestions: hits.length === 0 ? suggest(ready, units) : [], ...problem};
}
