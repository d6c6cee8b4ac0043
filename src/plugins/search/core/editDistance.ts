/** One bit of a number for each letter of the first word. */
const mostLetters = 32;

/** A bit for each position of a word at which a letter stands. */
function positionsOf(letter: string, word: string): number {
  let positions = 0;
  for (let at = 0; at < word.length; at += 1) {
    positions |= Number(word[at] === letter) << at;
  }
  return positions;
}

/**
 * Number of letters to insert, delete, replace, or exchange with their neighbor in order to get
 * from one word to another. What is above the limit is told as the limit plus one.
 *
 * A mistyped word is compared with hundreds of others, so nothing is made that must be collected
 * afterward: a column of the table of distances is kept as bits that say where it goes up or down
 * (Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit distances, 2003).
 *
 * @param a word of at most 32 letters; of a longer one nothing but itself is within the limit
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a.length > mostLetters) {
    return a === b ? 0 : limit + 1;
  }
  if (a === '') {
    return Math.min(b.length, limit + 1);
  }
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
    // Each letter that is left can bring the words closer by one.
    if (edits - (b.length - at - 1) > limit) {
      return limit + 1;
    }
    const shifted = (right << 1) | 1;
    up = (left << 1) | ~(diagonal | shifted);
    down = shifted & diagonal;
    before = same;
  }
  return Math.min(edits, limit + 1);
}
