import {searchWording} from '../../config/search/wording';
import {panelHits} from '../../src/plugins/search/core/groupHits';
import {fieldNames} from '../../src/plugins/search/core/indexFile';
import type {ReadyIndex} from '../../src/plugins/search/core/loadIndex';
import type {QueryUnits} from '../../src/plugins/search/core/queryUnits';
import {rankQuery, type Result} from '../../src/plugins/search/core/search';
import {table} from '../bench/figures';

const round = (value: number) => Number(value.toFixed(2));

/** Where a document has a term: in its fields, or around it on its page. */
function placesOf({postings, pages, vocabulary}: ReadyIndex, term: number, position: number): string[] {
  const posted = postings[term] ?? [];
  const fields = posted.flatMap((document, at) =>
    at % 3 === 0 && document === position ? [fieldNames[posted[at + 1] as number] as string] : [],
  );
  const context = pages.context.get(vocabulary.terms[term] as string);
  const isAround = context?.has(pages.documents[position]?.page as number);
  return [...fields, ...(isAround ? ['around it'] : [])];
}

/** One row per unit of the query: the words found for it in a document, how, and where. */
function matchRows({typed}: QueryUnits, {found, document}: Result): string[][] {
  return typed.map((word, unit) => {
    const matches = found.expansions
      .filter(({first, last}) => first <= unit && unit <= last)
      .sort((a, b) => b.quality - a.quality)
      // Only the best match of a term counts.
      .filter(({id}, index, all) => all.findIndex((one) => one.id === id) === index)
      .flatMap(({id, word, match, quality}) => {
        const places = placesOf(found.index, id, document.id - 1).join(', ');
        return places === '' ? [] : [`${word} (${match} × ${round(quality)}, in ${places})`];
      });
    return [word, matches.join('; ') || 'not in this section'];
  });
}

/**
 * Explains the rows that the panel shows for a query: the factors of each score, and which words were found where.
 *
 * @param activeTag tag of the index of the reader's version
 */
export function explain(query: string, indexes: readonly ReadyIndex[], activeTag?: string): string {
  const {units, results} = rankQuery(query, indexes, activeTag, searchWording());
  const rows = panelHits(results);
  const factors = table(
    ['#', 'score', ...Object.keys(rows[0]?.factors ?? {}), 'product', 'section'],
    rows.map(({document, score, factors: all, productFactor}, index) => [
      index + 1,
      ...[score, ...Object.values<number>({...all}), productFactor].map(round),
      document.sectionRoute,
    ]),
  );
  const matches = table(
    ['#', 'asked', 'found'],
    rows.flatMap((result, index) => matchRows(units, result).map((row) => [index + 1, ...row])),
  );
  const summary = `"${query}" finds ${results.length} sections. A score is the product of the columns after it.`;
  return [summary, factors, matches].join('\n\n');
}
