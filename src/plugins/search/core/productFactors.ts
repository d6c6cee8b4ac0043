import type {ReadyIndex} from './loadIndex';
import {compactOf} from './pages';
import {askedUnits, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';
import {weights} from './weights';

/**
 * Whether an index has a heading that contains all words of a query, together with its page's title, category, address,
 * and keywords. Table rows aren't headings.
 */
export function hasSubject(
  {pages}: ReadyIndex,
  units: QueryUnits,
  {inTitle, inTags, context}: Sums,
): boolean {
  const asked = askedUnits(units);
  const count = pages.documents.length;
  return pages.documents.some(
    ({rowName, page}, document) =>
      rowName === undefined &&
      asked.every(
        (unit) =>
          (inTitle[unit * count + document] as number) > 0 ||
          inTags[unit * count + document] === 1 ||
          (context[unit * pages.count + page] as number) > 0,
      ),
  );
}

/**
 * Score factors of indexes whose documents count more, by tag. The first matching case applies:
 *
 * 1. The query names products: they count more. The name of a kind such as `CollaSet` also names the product whose page
 * has it as title.
 * 2. The reader's product has all words of the query in a heading or a page's keywords: it counts more.
 * 3. Otherwise, the reader's product counts more, and so do products in which the words are much denser.
 *
 * @param sums weights of the query's units in each index
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
  // Never 0, because the logarithm would be infinite.
  const shareOf = (index: ReadyIndex, unit: number) =>
    (countOf(index, unit) + 0.5) / (index.documents.length + 1);
  /** Average density of the words compared to another index, as a natural logarithm. */
  const densityOf = (index: ReadyIndex, other: ReadyIndex) => {
    const found = askedUnits(units).filter((unit) => countOf(index, unit) + countOf(other, unit) > 0);
    const sumOf = (valueOf: (unit: number) => number) =>
      found.reduce((sum, unit) => sum + (units.weights[unit] as number) * valueOf(unit), 0);
    return sumOf((unit) => Math.log(shareOf(index, unit) / shareOf(other, unit))) / sumOf(() => 1);
  };
  const isAbout = (index: ReadyIndex) =>
    index === own || (own && index.name && densityOf(index, own) > weights.mostlyElsewhere);
  /** Whether the query is the name of a kind to which another product devotes a page. */
  const isKindOf = (index: ReadyIndex) =>
    index !== own &&
    isAbout(index) &&
    index.pages.documents.some(({titleKey, isPage}, document) => {
      const title = index.documents[document]?.title ?? '';
      const isAsked = titleKey === key || compactOf(title) === units.compact;
      return isPage && isAsked && /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(title);
    });
  const named = indexes.filter(
    (index) => index.name?.test(units.text) || (own && !isTitled(own) && isKindOf(index)),
  );
  if (named.length > 0) {
    return new Map(named.map(({tag}) => [tag, weights.product]));
  }
  if (own && hasSubject(own, units, sums[indexes.indexOf(own)] as Sums)) {
    return new Map([[own.tag, weights.ownProduct]]);
  }
  return new Map(indexes.filter(isAbout).map(({tag}) => [tag, weights.product]));
}
