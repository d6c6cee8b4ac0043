import type {ReadyIndex} from './loadIndex';
import {isTitled, type DocumentFacts} from './pages';
import {isProhibited, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';

/** How much denser the words of a query must be in another product than in the reader's, as a natural logarithm. */
const mostlyElsewhere = 2;

/** Share of the documents of an index that have a unit, never 0: a word that is not there yet may come. */
function shareOf({documents}: ReadyIndex, sums: Sums, unit: number): number {
  return ((sums.documents[unit] as number) + 0.5) / (documents.length + 1);
}

/** How much denser the words of a query are in one index than in another, on average, as a natural logarithm. */
function densityRatio(
  units: QueryUnits,
  [index, sums]: readonly [ReadyIndex, Sums],
  [other, otherSums]: readonly [ReadyIndex, Sums],
): number {
  const {weights} = units;
  const found = [...weights.keys()].filter(
    (unit) =>
      !isProhibited(units, unit) &&
      (sums.documents[unit] as number) + (otherSums.documents[unit] as number) > 0,
  );
  const sumOf = (valueOf: (unit: number) => number) =>
    found.reduce((sum, unit) => sum + (weights[unit] as number) * valueOf(unit), 0);
  return (
    sumOf((unit) => Math.log(shareOf(index, sums, unit) / shareOf(other, otherSums, unit))) / sumOf(() => 1)
  );
}

/**
 * Tags of the indexes whose documents count more: those of a product that the query names; else, when
 * nothing of the reader's product is titled so, those with a page of that title; else the reader's, and those to
 * which the words of the query belong rather than to the reader's.
 *
 * @param sums what the query weighs in each of the indexes
 */
export function favouredTags(
  indexes: readonly ReadyIndex[],
  units: QueryUnits,
  sums: readonly Sums[],
  activeTag: string | undefined,
): string[] {
  const named = indexes.filter(({name}) => name?.test(units.text));
  const active = indexes.findIndex(({tag}) => tag === activeTag);
  const own = indexes[active];
  const query = {key: units.words.join(''), letters: units.letters};
  const isAsked = (facts: DocumentFacts) => isTitled(facts, query);
  const titled =
    named.length > 0 || !own || own.pages.documents.some(isAsked)
      ? []
      : indexes.filter(({pages}) => pages.documents.some((facts) => facts.isPage && isAsked(facts)));
  const about = (index: ReadyIndex, position: number) =>
    index === own ||
    (own &&
      index.name !== undefined &&
      densityRatio(units, [index, sums[position] as Sums], [own, sums[active] as Sums]) > mostlyElsewhere);
  const favoured = [named, titled].find(({length}) => length > 0) ?? indexes.filter(about);
  return favoured.map(({tag}) => tag);
}
