/**
 * Routes of a moved topic, by column of its product's table.
 *
 * @param row row of the table
 * @returns `undefined` for versions that lack the topic; the empty string for a version's root
 */
export function routesOf(row: string): (string | undefined)[] {
  let last = '';
  return row
    .split(' ')
    .map((cell) => (last = cell || last))
    .map((cell) => (cell === '-' ? undefined : cell.replace(/^\/$/, '')));
}
