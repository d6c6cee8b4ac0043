import type {ReadyIndex} from './loadIndex';
import type {Constraint, QueryUnits} from './queryUnits';

/** How much the name of a product counts within its own pages. */
const ownProduct = 0.5;

/** What a query asks of the documents of one index. */
export interface Asked {
  readonly units: QueryUnits;
  /** Units that a document is scored for, with their weights. */
  readonly counted: readonly (readonly [unit: number, weight: number])[];
  /** Sum of the weights of all units, and of those that every document covers. */
  readonly total: number;
  readonly given: number;
  /** Words of the query, and of the query without the name of the product, in one. */
  readonly key: string;
  readonly ownKey: string;
}

/** The name of a product tells little within its own pages, unless nothing else is asked. */
export function askedOf({pages}: ReadyIndex, units: QueryUnits, prohibited: readonly Constraint[]): Asked {
  const isProduct = units.weights.map(() => false);
  for (const {term, first, last} of units.forms) {
    if (pages.productTerms.has(term)) {
      isProduct.fill(true, first, last + 1);
    }
  }
  const asked = units.weights
    .map((weight, unit) => [unit, weight] as const)
    .filter(([unit]) => !prohibited.some(({first, last}) => first <= unit && unit <= last));
  const isOnlyProduct = asked.every(([unit]) => isProduct[unit]);
  const counted = asked.map(
    ([unit, weight]) => [unit, isProduct[unit] && !isOnlyProduct ? weight * ownProduct : weight] as const,
  );
  const sum = (weighted: readonly (readonly [number, number])[]) =>
    weighted.reduce((all, [, weight]) => all + weight, 0);
  const ownWords = units.words.filter((word) => !pages.productTerms.has(word));
  return {
    units,
    counted,
    total: sum(asked),
    given: sum(asked) - sum(counted),
    key: units.words.join(''),
    ownKey: (ownWords.length > 0 ? ownWords : units.words).join(''),
  };
}
