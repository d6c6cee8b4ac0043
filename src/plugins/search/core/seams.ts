import type {QueryUnits} from './queryUnits';
import type {Sums} from './sums';
import {isNextPair} from './tokenize';
import {weights} from './weights';

/** Reduces the weight of pairs of Chinese characters that seem to span the boundary of two words in a query. */
export function weighSeams(units: QueryUnits, sums: readonly Sums[]): QueryUnits {
  const {typed} = units;
  const countOf = (unit: number) =>
    sums.reduce((total, {documents}) => total + (documents[unit] as number), 0);
  const isSeam = (unit: number) =>
    isNextPair(typed[unit - 1], typed[unit]) &&
    isNextPair(typed[unit], typed[unit + 1]) &&
    countOf(unit) < weights.seamRarity * Math.max(countOf(unit - 1), countOf(unit + 1));
  return {
    ...units,
    weights: units.weights.map((weight, unit) => (isSeam(unit) ? weight * weights.hanSeam : weight)),
  };
}
