import type {ReadyIndex} from './loadIndex';
import {askedUnits, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';

/** Whether all words of a query are in the keywords of a page. */
export function hasKeyword({pages}: ReadyIndex, units: QueryUnits, {inTags}: Sums): boolean {
  const asked = askedUnits(units);
  const count = pages.documents.length;
  return pages.documents.some((_, document) => asked.every((unit) => inTags[unit * count + document] === 1));
}

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
