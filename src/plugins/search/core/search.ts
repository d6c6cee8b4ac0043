import type {SearchAnswer, SearchDocument, SearchHit} from '../types';
import {expandForms} from './expandForms';
import type {ReadyIndex} from './loadIndex';
import {parseQuery} from './parseQuery';
import {hasSubject, productFactors} from './productFactors';
import {isProhibited, unitsOf, type QueryUnits} from './queryUnits';
import {rankIndex, type Factors} from './score';
import {splitWords} from './splitWords';
import {suggest} from './suggest';
import {sumUp, type Found} from './sums';
import {isNextPair} from './tokenize';
import {coverageFactor, weights} from './weights';
import {plainWording, simplify, type Wording} from './wording';

/** A hit and what explains its rank. */
export interface Result extends SearchHit {
  readonly factors: Factors;
  /** Score factor of the index's product. */
  readonly productFactor: number;
  /** What was found in the index. */
  readonly found: Found;
}

/** Reduces the weight of pairs of Chinese characters that seem to span the boundary of two words in a query. */
function weighSeams(units: QueryUnits, found: readonly Found[]): QueryUnits {
  const {typed} = units;
  const countOf = (unit: number) => found.reduce((total, {sums}) => total + (sums[unit]?.documents ?? 0), 0);
  const isSeam = (unit: number) =>
    isNextPair(typed[unit - 1], typed[unit]) &&
    isNextPair(typed[unit], typed[unit + 1]) &&
    countOf(unit) < weights.seamRarity * Math.max(countOf(unit - 1), countOf(unit + 1));
  return {
    ...units,
    weights: units.weights.map((weight, unit) => (isSeam(unit) ? weight * weights.hanSeam : weight)),
  };
}

/** Moves the best hit of each of these indexes up, directly below the top result, if its score is comparable. */
function oneOfEach(results: readonly Result[], indexes: readonly Found[]): Result[] {
  const waiting = new Set(indexes);
  const least = weights.comparableScore * (results[0]?.score ?? 0);
  const isFirst = results.map(
    ({found, score}, place) => (score >= least && waiting.delete(found)) || place === 0,
  );
  return [...results.filter((_, place) => isFirst[place]), ...results.filter((_, place) => !isFirst[place])];
}

/** Parses a query and ranks the sections of all indexes that match it, best first. */
export function rankQuery(
  input: string,
  indexes: readonly ReadyIndex[],
  activeTag: string | undefined,
  wording: Wording,
) {
  const query = parseQuery(simplify(input, wording));
  const read = unitsOf(splitWords(indexes, query), wording);
  const expansions = expandForms(indexes, read);
  const all = indexes.map((index) => sumUp(index, read, expansions, indexes));
  const units = weighSeams(read, all);
  const products = productFactors(all, units, activeTag);
  const results = all.flatMap((found) => {
    const {index} = found;
    const asked = found.expansions.filter(({first}) => !isProhibited(units, first));
    const terms = [...new Set(asked.map(({id}) => index.vocabulary.terms[id] as string))];
    const productFactor = products.get(index.tag) ?? 1;
    return rankIndex(found, units).map(({document, score, factors}): Result => ({
      document: index.documents[document] as SearchDocument,
      score: score * productFactor,
      terms,
      tag: index.tag,
      factors,
      productFactor,
      found,
    }));
  });
  results.sort((a, b) => b.score - a.score);
  // For readers outside of products, the products that cover the subject share the first places, unless the query names one.
  const covering = products.size > 0 ? [] : all.filter((one) => one.index.name && hasSubject(one, units));
  return {query, units, results: oneOfEach(results, covering)};
}

/**
 * Finds the sections that match a query in several indexes, best first.
 *
 * @param input what the reader typed; anything is allowed
 * @param activeTag tag of the reader's version, whose hits count more
 * @param wording maps what readers type to words on the pages
 */
export function searchIndexes(
  input: string,
  indexes: readonly ReadyIndex[],
  activeTag?: string,
  wording = plainWording,
): SearchAnswer {
  const {query, units, results} = rankQuery(input, indexes, activeTag, wording);
  const least = coverageFactor(weights.poorCoverage);
  return {
    hits: results.map(({document, score, terms, tag}) => ({document, score, terms, tag})),
    isPoor: results.length > 0 && results.every(({factors}) => factors.coverage < least),
    suggestions: results.length === 0 ? suggest(indexes, units) : [],
    ...(query.problem && {problem: query.problem}),
  };
}
