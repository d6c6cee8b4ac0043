import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';

/** What a query asks of the documents of one index. */
export interface Asked {
  readonly units: QueryUnits;
  /** Units that a document is scored for. */
  readonly counted: readonly number[];
  /** Sum of their weights. */
  readonly total: number;
  /** Words of the query, and of the query without the name of the product, in one. */
  readonly key: string;
  readonly ownKey: string;
}

/** The name of a product tells nothing in titles within its own pages, unless nothing else is asked. */
export function askedOf({pages}: ReadyIndex, units: QueryUnits): Asked {
  const counted = [...units.weights.keys()].filter((unit) => !isProhibited(units, unit));
  const ownWords = units.words.filter((word) => !pages.productTerms.has(word));
  return {
    units,
    counted,
    total: counted.reduce((sum, unit) => sum + (units.weights[unit] as number), 0),
    key: units.words.join(''),
    ownKey: (ownWords.length > 0 ? ownWords : units.words).join(''),
  };
}
