import type {TwinTable} from '../types';
import {routeBelow} from './routeBelow';
import {routesOf} from './routesOf';

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

/** A version and its pages, from the docs plugin's global data. */
interface VersionPages {
  readonly name: string;
  readonly path: string;
  readonly docs: readonly {readonly path: string}[];
}

/**
 * Path of a page's twin among the pages of another version.
 *
 * @returns `undefined` if that version lacks the topic
 */
export function twinPath(
  table: TwinTable | undefined,
  pagePath: string,
  from: VersionPages,
  to: VersionPages,
): string | undefined {
  const route = twinOf(table, routeBelow(from.path, pagePath), from.name, to.name);
  return to.docs.find(({path}) => routeBelow(to.path, path) === route)?.path;
}
