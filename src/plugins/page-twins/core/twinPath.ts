import type {TwinTable} from '../types';
import {routeBelow} from './routeBelow';
import {twinOf} from './twinOf';

/** A version and its pages, from the docs plugin's global data. */
export interface VersionPages {
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
