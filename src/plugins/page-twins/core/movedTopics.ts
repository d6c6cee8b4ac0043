import type {TwinTable} from '../types';
import {routesOf} from './routesOf';

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
