import type {TwinTable} from '../types';

/**
 * Routes of a moved topic, by column of its product's table.
 *
 * @param row row of the table
 * @returns `undefined` for versions that lack the topic; the empty string for a version's root
 */
function routesOf(row: string): (string | undefined)[] {
  let last = '';
  return row
    .split(' ')
    .map((cell) => (last = cell || last))
    .map((cell) => (cell === '-' ? undefined : cell.replace(/^\/$/, '')));
}

/**
 * Topics of a version's pages whose route differs in another version.
 *
 * @param table moved pages of the product, if it has any
 * @returns keys of topics, which are the same in all versions, by route below the version's path
 */
export function movedTopics(table: TwinTable | undefined, version: string): Map<string, string> {
  const column = table?.versions.indexOf(version) ?? -1;
  const topics = new Map<string, string>();
  for (const row of table?.moved ?? []) {
    const route = routesOf(row)[column];
    if (route !== undefined) {
      topics.set(route, row);
    }
  }
  return topics;
}

/**
 * Route of a page's twin in another version of the same product.
 *
 * @param table moved pages of the product, if it has any
 * @param route route of the page below its version's path, without outer slashes
 * @returns the twin's route in the same form; `undefined` if the topic is known to be absent or if its route belongs to
 * another topic. The caller must check whether the page exists in the target version
 */
export function twinOf(
  table: TwinTable | undefined,
  route: string,
  fromVersion: string,
  toVersion: string,
): string | undefined {
  const from = table?.versions.indexOf(fromVersion) ?? -1;
  const to = table?.versions.indexOf(toVersion) ?? -1;
  const rows = table?.moved.map(routesOf) ?? [];
  const cells = rows.find((row) => row[from] === route);
  if (cells) {
    return cells[to];
  }
  return rows.some((row) => row[to] === route) ? undefined : route;
}
