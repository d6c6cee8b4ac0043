import {panelHits} from '../../src/plugins/search/core/groupHits';
import {fieldNames, type ReadyIndex} from '../../src/plugins/search/core/loadIndex';
import type {QueryUnits} from '../../src/plugins/search/core/queryUnits';
import type {Factors} from '../../src/plugins/search/core/score';
import {rankQuery, type IndexAnswer} from '../../src/plugins/search/core/search';
import type {SearchDocument} from '../../src/plugins/search/types';
import {table} from '../bench/figures';

interface Result {
  readonly document: SearchDocument;
  readonly score: number;
  readonly factors: Factors;
  readonly answer: IndexAnswer;
}

const round = (value: number) => Number(value.toFixed(2));

/** Where a document has a term: in its fields, or around it on its page. */
function placesOf({postings, pages, vocabulary}: ReadyIndex, term: number, position: number): Set<string> {
  const places = new Set<string>();
  for (let entry = postings.starts[term] ?? 0; entry < (postings.starts[term + 1] ?? 0); entry += 1) {
    if (postings.documents[entry] === position) {
      places.add(fieldNames[postings.fields[entry] as number] as string);
    }
  }
  const context = pages.context.get(vocabulary.terms[term] as string);
  return context?.has(pages.documents[position]?.page as number) ? places.add('around it') : places;
}

/** One row per unit of the query: the words found for it in a document, how, and where. */
function matchRows({forms, weights}: QueryUnits, {answer, document}: Result): string[][] {
  return [...weights.keys()].map((unit) => {
    const found = answer.expansions
      .filter(({first, last}) => first <= unit && unit <= last)
      .sort((a, b) => b.quality - a.quality)
      .flatMap(({id, word, match, quality}) => {
        const places = [...placesOf(answer.index, id, document.id - 1)].join(', ');
        return places === '' ? [] : [`${word} (${match} × ${round(quality)}, in ${places})`];
      });
    const typed = forms.find(({first, last}) => first === unit && last === unit);
    return [typed?.word ?? '', found.join('; ') || 'not in this section'];
  });
}

/**
 * Explains the rows that the panel shows for a query: the factors of each score, and which words were found where.
 *
 * @param activeTag index of the version that the reader is in
 */
export function explain(query: string, indexes: readonly ReadyIndex[], activeTag?: string): string {
  const {units, answers} = rankQuery(query, indexes, activeTag);
  const results = answers.flatMap((answer) =>
    answer.ranked.map(({document, factors, score}): Result => ({
      document: answer.index.documents[document] as SearchDocument,
      score: score * answer.productFactor,
      factors,
      answer,
    })),
  );
  const rows = panelHits(results.sort((a, b) => b.score - a.score));
  const factors = table(
    [
      '#',
      'score',
      'words',
      'coverage',
      'title words',
      'title',
      'spread',
      'page',
      'row',
      'product',
      'section',
    ],
    rows.map(
      (
        {document, score, answer, factors: {words, coverage, titleWords, title, spread, page, row}},
        index,
      ) => [
        index + 1,
        ...[score, words, coverage, titleWords, title, spread, page, row, answer.productFactor].map(round),
        document.sectionRoute,
      ],
    ),
  );
  const matches = table(
    ['#', 'asked', 'found'],
    rows.flatMap((result, index) => matchRows(units, result).map((row) => [index + 1, ...row])),
  );
  const summary = `"${query}" finds ${results.length} sections. A score is the product of the columns after it.`;
  return [summary, factors, matches].join('\n\n');
}
