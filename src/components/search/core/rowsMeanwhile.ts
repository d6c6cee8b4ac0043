/**
 * What a list shows in the next frame on its way to an answer: the rows of the answer that it has already
 * and a few more, and below them what stands there from the answer before.
 *
 * @param rows the answer, best row first
 * @param shown what the list shows in this frame, in order
 * @param atOnce number of new rows in a frame
 */
export function rowsMeanwhile<Row extends {readonly key: string}>(
  rows: readonly Row[],
  shown: readonly Row[],
  atOnce: number,
): readonly Row[] {
  const changed = rows.findIndex((row, index) => row !== shown[index]);
  const arrived = changed === -1 ? rows.length : changed;
  const end = arrived + atOnce;
  if (end >= rows.length) {
    return rows;
  }
  const first = rows.slice(0, end);
  const keys = new Set(first.map(({key}) => key));
  return [...first, ...shown.slice(end).filter(({key}) => !keys.has(key))];
}
