import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';
import {weights} from './weights';

/** Whether a heading of an index, other than a row of a table, has all words of a query. */
function hasHeading({pages}: ReadyIndex, units: QueryUnits, {inTitle}: Sums): boolean {
  const asked = [...units.weights.keys()].filter((unit) => !isProhibited(units, unit));
  const count = pages.documents.length;
  return pages.documents.some(
    ({rowName}, document) =>
      rowName === undefined && asked.every((unit) => (inTitle[unit * count + document] as number) > 0),
  );
}

/**
 * Tags of the indexes whose documents count more: those of a product that the query names. Otherwise the reader's own,
 * if it has a heading with the words of the query. Otherwise those with a page of that title. Otherwise the reader's own,
 * and those in which the words of the query are much denser.
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
  const leads = own && hasHeading(own, units, sums[indexes.indexOf(own)] as Sums) ? [own] : [];
  const titled = own ? indexes.filter(isTitled) : [];
  const isAbout = (index: ReadyIndex) =>
    index === own || (own && index.name && densityOf(index, own) > weights.mostlyElsewhere);
  const favoured = [named, leads, titled].find(({length}) => length > 0) ?? indexes.filter(isAbout);
  return favoured.map(({tag}) => tag);
}
