import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';
import {weights} from './weights';

/** An index with what the query weighs in it. */
interface Weighed {
  readonly index: ReadyIndex;
  readonly sums: Sums;
}

/** How much denser the words of a query are in one index than in another, on average, as a natural logarithm. */
function densityRatio(units: QueryUnits, one: Weighed, other: Weighed): number {
  const countOf = ({sums}: Weighed, unit: number) => sums.documents[unit] as number;
  // Never 0: two indexes without a word would differ infinitely from each other.
  const shareOf = (weighed: Weighed, unit: number) =>
    (countOf(weighed, unit) + 0.5) / (weighed.index.documents.length + 1);
  const found = [...units.weights.keys()].filter(
    (unit) => !isProhibited(units, unit) && countOf(one, unit) + countOf(other, unit) > 0,
  );
  const sumOf = (valueOf: (unit: number) => number) =>
    found.reduce((sum, unit) => sum + (units.weights[unit] as number) * valueOf(unit), 0);
  return sumOf((unit) => Math.log(shareOf(one, unit) / shareOf(other, unit))) / sumOf(() => 1);
}

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
  const weighed = indexes.map((index, position): Weighed => ({index, sums: sums[position] as Sums}));
  const own = weighed.find(({index}) => index.tag === activeTag);
  const key = units.words.join('');
  const isTitled = (index: ReadyIndex, pagesOnly: boolean) =>
    index.pages.documents.some(({titleKey, isPage}) => titleKey === key && (isPage || !pagesOnly));
  const named = weighed.filter(({index}) => index.name?.test(units.text));
  const titled = !own || isTitled(own.index, false) ? [] : weighed.filter(({index}) => isTitled(index, true));
  const isAbout = (one: Weighed) =>
    one === own ||
    (own && one.index.name !== undefined && densityRatio(units, one, own) > weights.mostlyElsewhere);
  const favoured = [named, titled].find(({length}) => length > 0) ?? weighed.filter(isAbout);
  return favoured.map(({index}) => index.tag);
}
