/**
 * What a list shows between an answer and the frame after it: the first rows of the answer, and below them
 * what stood there before.
 *
 * @param rows the answer, best row first
 * @param previous what the list showed, in order
 * @param atOnce number of the answer's rows
 */
export function rowsMeanwhile<Row extends {readonly key: string}>(
  rows: readonly Row[],
  previous: readonly Row[],
  atOnce: number,
): readonly Row[] {
  const first = rows.slice(0, atOnce);
  const keys = new Set(first.map(({key}) => key));
  return [...first, ...previous.slice(atOnce).filter(({key}) => !keys.has(key))];
}
