import type {ParsedQuery, SearchAnswer, SearchDocument, SearchHit} from '../types';
import {expandForms} from './expandForms';
import type {ReadyIndex} from './loadIndex';
import {parseQuery} from './parseQuery';
import {hasSubject, productFactors} from './productFactors';
import {isProhibited, unitsOf, type QueryUnits} from './queryUnits';
import {rankIndex, type RankedDocument} from './score';
import {splitWords} from './splitWords';
import {suggest} from './suggest';
import {sumUp, type Found} from './sums';
import {isNextPair} from './tokenize';
import {coverageFactor, weights} from './weights';
import {plainWording, simplify, type Wording} from './wording';

/** The results of a query in one index. */
export interface IndexAnswer extends Found {
  /** Score factor of the index's product. */
  readonly productFactor: number;
  readonly ranked: readonly RankedDocument[];
  /** Whether no product counts more and this one covers the subject. */
  readonly isOneOfMany: boolean;
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

/** Parses a query and scores the documents of each index, unsorted. */
export function rankQuery(
  input: string,
  indexes: readonly ReadyIndex[],
  activeTag: string | undefined,
  wording: Wording,
): {readonly query: ParsedQuery; readonly units: QueryUnits; readonly answers: readonly IndexAnswer[]} {
  const query = parseQuery(simplify(input, wording));
  const read = unitsOf(splitWords(indexes, query), wording);
  const expansions = expandForms(indexes, read);
  const found = indexes.map((index) => sumUp(index, read, expansions, indexes));
  const units = weighSeams(read, found);
  const factors = productFactors(found, units, activeTag);
  const answers = found.map((one): IndexAnswer => ({
    ...one,
    productFactor: factors.get(one.index.tag) ?? 1,
    ranked: units.weights.length === 0 ? [] : rankIndex(one, units),
    isOneOfMany: factors.size === 0 && one.index.name !== undefined && hasSubject(one, units),
  }));
  return {query, units, answers};
}

/** Moves the best hit of each of these indexes, if it is comparable, directly after the very best one. */
function oneOfEach(hits: readonly SearchHit[], tags: readonly string[]): SearchHit[] {
  const waiting = new Set(tags);
  const least = weights.comparableScore * (hits[0]?.score ?? 0);
  const isFirst = hits.map(({tag, score}, place) => (score >= least && waiting.delete(tag)) || place === 0);
  return [...hits.filter((_, place) => isFirst[place]), ...hits.filter((_, place) => !isFirst[place])];
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
