/**
 * What a list shows in the next frame on its way to an answer: the rows of the answer that it has already
 * and a few more, and below them what stands there from the answer before. Nothing else moves, so that only
 * the new rows are laid out; a row that moves up stands in both places for some frames.
 *
 * @param rows the answer, best row first
 * @param shown what the list shows in this frame, in order
 * @param atOnce number of new rows in a frame
 */
export function rowsMeanwhile<Row>(
  rows: readonly Row[],
  shown: readonly Row[],
  atOnce: number,
): readonly Row[] {
  const changed = rows.findIndex((row, index) => row !== shown[index]);
  const arrived = changed === -1 ? rows.length : changed;
  const end = arrived + atOnce;
  return end >= rows.length ? rows : [...rows.slice(0, end), ...shown.slice(end)];
}
