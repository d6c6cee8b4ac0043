/**
 * Number of insertions, deletions, replacements, and transpositions between two words, or the limit plus one if it is
 * above the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  let older: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + Number(!isSame),
        isExchanged ? (older[column - 2] as number) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > limit) {
      return limit + 1;
    }
    [older, last] = [last, next];
  }
  return Math.min(last[b.length] as number, limit + 1);
}
