import type {ReadyIndex} from './loadIndex';
import {isProhibited, type QueryUnits} from './queryUnits';
import type {Sums} from './sums';

/** Whether all words of a query are in a heading of an index, or around it; rows of tables are no headings. */
export function hasSubject({pages}: ReadyIndex, units: QueryUnits, {inTitle, context}: Sums): boolean {
  const asked = [...units.weights.keys()].filter((unit) => !isProhibited(units, unit));
  const count = pages.documents.length;
  return pages.documents.some(
    ({rowName, page}, document) =>
      rowName === undefined &&
      asked.every(
        (unit) =>
          (inTitle[unit * count + document] as number) > 0 ||
          (context[unit * pages.count + page] as number) > 0,
      ),
  );
}
