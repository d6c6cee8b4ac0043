import {compactOf} from './pages';
import {askedUnits, type QueryUnits} from './queryUnits';
import type {Found, UnitSums} from './sums';
import {weights} from './weights';

/**
 * Whether an index has a heading that contains all words of a query, together with its page's title, category, address,
 * and keywords. Table rows aren't headings.
 */
export function hasSubject({index: {pages}, sums}: Found, units: QueryUnits): boolean {
  const asked = askedUnits(units).map((unit) => sums[unit] as UnitSums);
  return pages.documents.some(
    ({rowName, page}, document) =>
      rowName === undefined &&
      asked.every(
        ({inTitle, inTags, context}) =>
          (inTitle[document] as number) > 0 || inTags[document] === 1 || (context[page] as number) > 0,
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
 */
export function productFactors(
  found: readonly Found[],
  units: QueryUnits,
  activeTag: string | undefined,
): ReadonlyMap<string, number> {
  const own = found.find(({index}) => index.tag === activeTag);
  const key = units.words.join('');
  const isTitled = ({index: {pages}}: Found) =>
    pages.documents.some(({titleKey, isPage}) => isPage && titleKey === key);
  const countOf = ({sums}: Found, unit: number) => sums[unit]?.documents ?? 0;
  // Never 0, because the logarithm would be infinite.
  const shareOf = (one: Found, unit: number) => (countOf(one, unit) + 0.5) / (one.index.documents.length + 1);
  /** Average density of the words compared to another index, as a natural logarithm. */
  const densityOf = (one: Found, other: Found) => {
    const present = askedUnits(units).filter((unit) => countOf(one, unit) + countOf(other, unit) > 0);
    const sumOf = (valueOf: (unit: number) => number) =>
      present.reduce((sum, unit) => sum + (units.weights[unit] as number) * valueOf(unit), 0);
    return sumOf((unit) => Math.log(shareOf(one, unit) / shareOf(other, unit))) / sumOf(() => 1);
  };
  const isAbout = (one: Found) =>
    one === own || (own && one.index.name && densityOf(one, own) > weights.mostlyElsewhere);
  /** Whether the query is the name of a kind to which another product devotes a page. */
  const isKindOf = (one: Found) =>
    one !== own &&
    one.index.name &&
    one.index.pages.documents.some(({titleKey, isPage}, document) => {
      const title = one.index.documents[document]?.title ?? '';
      const isAsked = titleKey === key || compactOf(title) === units.compact;
      return isPage && isAsked && /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(title);
    });
  const named = found.filter(
    (one) => one.index.name?.test(units.text) || (own && !isTitled(own) && isKindOf(one)),
  );
  const weigh = (list: readonly Found[], weight: number) =>
    new Map(list.map(({index}) => [index.tag, weight]));
  if (named.length > 0) {
    return weigh(named, weights.product);
  }
  return own && hasSubject(own, units)
    ? weigh([own], weights.ownProduct)
    : weigh(found.filter(isAbout), weights.product);
}
