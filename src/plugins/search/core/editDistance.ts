/**
 * Number of letters to insert, delete, replace, or exchange with their neighbour in order to get
 * from one word to another. What is above the limit is told as the limit plus one.
 */
export function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (beforeLast[column - 2] as number) + 1);
      }
      current.push(edits);
      smallest = Math.min(smallest, edits);
    }
    if (smallest > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] as number, limit + 1);
}
