import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';
import {weights} from './weights';

/**
 * Tags of the indexes whose documents count more: those of a product that the query names. Otherwise, if the reader's
 * product has no such title, those with a page of that title. Otherwise the reader's own, and those in which the words
 * of the query are much denser.
 *
 * @param sums what the query weighs in each index
 */
export function favouredTags(
  indexes: readonly ReadyIndex[],
  units: QueryUnits,
  sums: readonly Sums[],
  activeTag: string | undefined,
): string[] {
  const own = indexes.find(({tag}) => tag === activeTag);
  const key = units.words.join('');
  const isTitled = ({pages}: ReadyIndex, pagesOnly: boolean) =>
    pages.documents.some(({titleKey, isPage}) => titleKey === key && (isPage || !pagesOnly));
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
  const titled = !own || isTitled(own, false) ? [] : indexes.filter((index) => isTitled(index, true));
  const isAbout = (index: ReadyIndex) =>
    index === own || (own && index.name && densityOf(index, own) > weights.mostlyElsewhere);
  const favoured = [named, titled].find(({length}) => length > 0) ?? indexes.filter(isAbout);
  return favoured.map(({tag}) => tag);
}
