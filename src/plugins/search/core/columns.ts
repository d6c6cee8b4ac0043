// East Asian Width W and F below U+10000 (Unicode Standard Annex 11); tokenize.ts says why not by name.
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]/;
const firstOfTwo = /[\uD800-\uDBFF]/;
const secondOfTwo = /[\uDC00-\uDFFF]/;

function widthOf(character: string): number {
  if (secondOfTwo.test(character)) {
    return 0;
  }
  return wide.test(character) || firstOfTwo.test(character) ? 2 : 1;
}

/** Width of a text up to each position and, last, of all of it: a letter takes one column, a Chinese character two. */
export function columnsOf(text: string): readonly number[] {
  const columns = [0];
  for (let position = 0; position < text.length; position += 1) {
    columns.push((columns[position] as number) + widthOf(text.charAt(position)));
  }
  return columns;
}

/**
 * The last position in a text that isn't beyond a column; never between the two units of a character.
 *
 * @param columns result of `columnsOf`
 */
export function positionAt(columns: readonly number[], column: number): number {
  return columns.filter((before) => before <= column).length - 1;
}
