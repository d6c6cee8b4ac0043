import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';

/** Units that a query asks for. */
function askedIn(units: QueryUnits): number[] {
  return [...units.weights.keys()].filter((unit) => !isProhibited(units, unit));
}

/** Whether all words of a query are in the keywords of a page. */
export function hasKeyword({pages}: ReadyIndex, units: QueryUnits, {inTags}: Sums): boolean {
  const asked = askedIn(units);
  const count = pages.documents.length;
  return pages.documents.some((_, document) => asked.every((unit) => inTags[unit * count + document] === 1));
}

/**
 * Whether all words of a query are in a heading of an index, around it, or in the keywords of its page; rows of tables are no
 * headings.
 */
export function hasSubject(
  {pages}: ReadyIndex,
  units: QueryUnits,
  {inTitle, inTags, context}: Sums,
): boolean {
  const asked = askedIn(units);
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
