import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';

/** What a query asks of the documents of one index. */
export interface Asked {
  readonly units: QueryUnits;
  /** Units that a document is scored for. */
  readonly counted: readonly number[];
  /** Sum of their weights. */
  readonly total: number;
  /** How much of the question each unit is, and the sum of that over what is counted. */
  readonly telling: readonly number[];
  readonly tellingTotal: number;
  /** Words of the query, and of the query without the name of the product, in one. */
  readonly key: string;
  readonly ownKey: string;
}

/**
 * The name of a product tells nothing in titles within its own pages, unless nothing else is asked.
 *
 * @param rarities how much each unit tells
 */
export function askedOf({pages}: ReadyIndex, units: QueryUnits, rarities: readonly number[]): Asked {
  const counted = [...units.weights.keys()].filter((unit) => !isProhibited(units, unit));
  const ownWords = units.words.filter((word) => !pages.productTerms.has(word));
  const telling = units.weights.map((weight, unit) => weight * (rarities[unit] as number));
  const sumOf = (values: readonly number[]) =>
    counted.reduce((sum, unit) => sum + (values[unit] as number), 0);
  return {
    units,
    counted,
    total: sumOf(units.weights),
    telling,
    tellingTotal: sumOf(telling),
    key: units.words.join(''),
    ownKey: (ownWords.length > 0 ? ownWords : units.words).join(''),
  };
}
