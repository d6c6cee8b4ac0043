import type {TwinTable} from '../types';
import {routesOf} from './routesOf';

/**
 * Route of a page's twin in another version of the same product.
 *
 * @param table moved pages of the product, if it has any.
 * @param route route of the page below its version's path, without outer slashes.
 * @returns the twin's route in the same form; `undefined` when the topic is known to be absent
 * there, or when its route is another topic's there. A page that never moved has the same route
 * everywhere: whether it exists in the target version is for the caller to check.
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
