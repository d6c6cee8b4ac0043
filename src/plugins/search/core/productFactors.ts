import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';
import {hasKeyword, hasSubject} from './subjects';
import type {Sums} from './sums';
import {weights} from './weights';

/**
 * How much the documents of some indexes count more, by tag: those of a product that the query names. Otherwise those of the
 * reader's own, if it has a heading or keyword with the words of the query, and, if it has only a heading, of another one with
 * a page of that title and much denser words. Otherwise those with a page of that title. Otherwise the reader's own, and those with much denser words.
 *
 * @param sums what the query weighs in each index
 */
export function productFactors(
  indexes: readonly ReadyIndex[],
  units: QueryUnits,
  sums: readonly Sums[],
  activeTag: string | undefined,
): ReadonlyMap<string, number> {
  const own = indexes.find(({tag}) => tag === activeTag);
  const key = units.words.join('');
  const isTitled = ({pages}: ReadyIndex) =>
    pages.documents.some(({titleKey, isPage}) => titleKey === key && isPage);
  const countOf = (index: ReadyIndex, unit: number) => sums[indexes.indexOf(index)]?.documents[unit] ?? 0;
  // Never 0: two indexes without a word would differ infinitely from each other.
  const shareOf = (index: ReadyIndex, unit: number) =>
    (countOf(index, unit) + 0.5) / (index.documents.length + 1);
  /** How much denser the words are than in the reader's product, on average, as a natural logarithm. */
  const densityOf = (index: ReadyIndex, other: ReadyIndex) => {
    const found = [...units.weights.keys()].filter(
      (unit) => !isProhibited(units, unit) && countOf(index, unit) + countOf(other, unit) > 0,
    );
    const sumOf = (valueOf: (unit: number) => number) =>
      found.reduce((sum, unit) => sum + (units.weights[unit] as number) * valueOf(unit), 0);
    return sumOf((unit) => Math.log(shareOf(index, unit) / shareOf(other, unit))) / sumOf(() => 1);
  };
  const named = indexes.filter(({name}) => name?.test(units.text));
  const titled = own ? indexes.filter(isTitled) : [];
  const isAbout = (index: ReadyIndex) =>
    index === own || (own && index.name && densityOf(index, own) > weights.mostlyElsewhere);
  const ownSums = own && (sums[indexes.indexOf(own)] as Sums);
  if (ownSums && named.length === 0 && hasSubject(own, units, ownSums)) {
    const isAlone = hasKeyword(own, units, ownSums);
    const favoured = indexes.filter(
      (index) => index === own || (!isAlone && isTitled(index) && isAbout(index)),
    );
    return new Map(favoured.map(({tag}) => [tag, weights.ownProduct]));
  }
  const favoured = [named, titled].find(({length}) => length > 0) ?? indexes.filter(isAbout);
  return new Map(favoured.map(({tag}) => [tag, weights.product]));
}
