// Kept for the next call: a mistyped word is compared with hundreds of words, and rows made anew for
// each of them were nearly half of what a query left to the collector of garbage.
let rows = [new Uint16Array(32), new Uint16Array(32), new Uint16Array(32)] as const;

/**
 * Number of letters to insert, delete, replace, or exchange with their neighbour in order to get
 * from one word to another. What is above the limit is told as the limit plus one.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const width = b.length + 1;
  if (rows[0].length < width) {
    rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  }
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column += 1) {
    last[column] = column;
  }
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let smallest = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (beforeLast[column - 2] as number) + 1);
      }
      current[column] = edits;
      smallest = Math.min(smallest, edits);
    }
    if (smallest > limit) {
      return limit + 1;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] as number, limit + 1);
}
