import type {ReadyIndex} from './loadIndex';
import type {QueryUnits} from './queryUnits';
import type {Sums} from './sums';

/** How far what is rare tells more of what was asked: 0 not at all, 1 as its inverse document frequency says. */
const power = 0.7;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * How much each unit of a query tells, by how few documents of all indexes have it. A pair of Chinese characters
 * says nothing by being rare, for it may lie across two words, nor does a word that none of them has: these count
 * as the words of the query do on average.
 */
export function raritiesOf(
  indexes: readonly ReadyIndex[],
  {weights, isHan}: QueryUnits,
  sums: readonly Sums[],
): number[] {
  const all = indexes.reduce((sum, {documents}) => sum + documents.length, 0);
  const rarities = weights.map((_, unit) => {
    const found = sums.reduce((sum, {documents}) => sum + (documents[unit] as number), 0);
    return isHan[unit] === true || found === 0 ? undefined : Math.log(1 + all / (1 + found)) ** power;
  });
  const usual = mean(rarities.filter((rarity) => rarity !== undefined));
  return rarities.map((rarity) => rarity ?? usual);
}
