/** Bit mask of a letter's positions in a word. */
function positionsOf(letter: string, word: string): number {
  let positions = 0;
  for (let at = 0; at < word.length; at += 1) {
    positions |= Number(word[at] === letter) << at;
  }
  return positions;
}

/**
 * Number of insertions, deletions, replacements, and transpositions between two words, or the limit plus one if it is
 * above the limit.
 *
 * A query compares a mistyped word with thousands of others. So each column of the distance table is two numbers with a
 * bit per row that says whether the distance increases or decreases, which creates no garbage (Hyyrö, A bit-vector
 * algorithm for computing Levenshtein and Damerau edit distances, 2003).
 *
 * @param a word of 1 to 32 letters, one bit for each
 * @param b word of at least one letter
 */
export function editDistance(a: string, b: string, limit: number): number {
  const last = 1 << (a.length - 1);
  let edits = a.length;
  let up = -1;
  let down = 0;
  let diagonal = 0;
  let before = 0;
  for (let at = 0; at < b.length; at += 1) {
    const same = positionsOf(b[at] as string, a);
    const exchanged = ((~diagonal & same) << 1) & before;
    diagonal = (((same & up) + up) ^ up) | same | down | exchanged;
    const right = down | ~(diagonal | up);
    const left = diagonal & up;
    edits += Number((right & last) !== 0) - Number((left & last) !== 0);
    // Each remaining letter can reduce the distance by one.
    if (edits - (b.length - at - 1) > limit) {
      return limit + 1;
    }
    const shifted = (right << 1) | 1;
    up = (left << 1) | ~(diagonal | shifted);
    down = shifted & diagonal;
    before = same;
  }
  return edits;
}
