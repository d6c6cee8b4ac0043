import type {ParsedQuery, SearchAnswer, SearchDocument, SearchHit} from '../types';
import {expandForms, type Expansion} from './expandForms';
import type {ReadyIndex} from './loadIndex';
import {oneOfEach} from './oneOfEach';
import {parseQuery} from './parseQuery';
import {productFactors} from './productFactors';
import {isProhibited, unitsOf, type QueryUnits} from './queryUnits';
import {rankIndex, type RankedDocument} from './score';
import {weighSeams} from './seams';
import {splitWords} from './splitWords';
import {hasSubject} from './subjects';
import {suggest} from './suggest';
import {sumUp, type Sums} from './sums';
import {coverageFactor, weights} from './weights';
import {plainWording, simplify, type Wording} from './wording';

/** What one index has for a query. */
export interface IndexAnswer {
  readonly index: ReadyIndex;
  readonly expansions: readonly Expansion[];
  /** How much the documents of this product count. */
  readonly productFactor: number;
  readonly ranked: readonly RankedDocument[];
  /** Whether no product counts more, and this one has a page on the subject. */
  readonly isOneOfMany: boolean;
}

/** Reads a query and ranks the documents of each index, in no particular order. */
export function rankQuery(
  input: string,
  indexes: readonly ReadyIndex[],
  activeTag: string | undefined,
  wording: Wording,
): {readonly query: ParsedQuery; readonly units: QueryUnits; readonly answers: readonly IndexAnswer[]} {
  const query = parseQuery(simplify(input, wording));
  const read = unitsOf(splitWords(indexes, query), wording);
  const expansions = expandForms(indexes, read);
  const sums = indexes.map((index, position) =>
    sumUp(index, read, expansions[position] as Expansion[], indexes),
  );
  const units = weighSeams(read, sums);
  const factors = productFactors(indexes, units, sums, activeTag);
  const answers = indexes.map((index, position): IndexAnswer => ({
    index,
    expansions: expansions[position] as Expansion[],
    productFactor: factors.get(index.tag) ?? 1,
    ranked: units.weights.length === 0 ? [] : rankIndex(index, units, sums[position] as Sums),
    isOneOfMany:
      factors.size === 0 && index.name !== undefined && hasSubject(index, units, sums[position] as Sums),
  }));
  return {query, units, answers};
}

/**
 * Finds the sections of several indexes that answer a query: one list, best first.
 *
 * @param input what the reader typed; anything is allowed
 * @param activeTag index of the version that the reader is in: its hits count more
 * @param wording what the reader may have typed for what the pages say
 */
export function searchIndexes(
  input: string,
  indexes: readonly ReadyIndex[],
  activeTag?: string,
  wording = plainWording,
): SearchAnswer {
  const {query, units, answers} = rankQuery(input, indexes, activeTag, wording);
  const hits = answers.flatMap(({index, expansions, productFactor, ranked}) => {
    const asked = expansions.filter(({first}) => !isProhibited(units, first));
    const terms = [...new Set(asked.map(({id}) => index.vocabulary.terms[id] as string))];
    return ranked.map(({document, score}): SearchHit => ({
      document: index.documents[document] as SearchDocument,
      score: score * productFactor,
      terms,
      tag: index.tag,
    }));
  });
  hits.sort((a, b) => b.score - a.score);
  const suggestions = hits.length === 0 ? suggest(indexes, units) : [];
  const isPoor = answers.every(({ranked}) =>
    ranked.every(({factors}) => factors.coverage < coverageFactor(weights.poorCoverage)),
  );
  const tags = answers.flatMap(({index, isOneOfMany}) => (isOneOfMany ? [index.tag] : []));
  return {
    hits: oneOfEach(hits, tags),
    isPoor: hits.length > 0 && isPoor,
    suggestions,
    ...(query.problem && {problem: query.problem}),
  };
}
