import type {RouteChunkNames} from '@docusaurus/types';
import {digest} from '../../../build/digest';
import {namesIn} from '../../routes/core/routeTree';

/**
 * Identifies the inputs of each page's rendering: the loaded code and data of the page and the routes above it.
 *
 * @param chunkNames chunk names of all routes, parents before children
 * @param main digest of the code and data that all pages share
 * @param digestOf digest of a chunk by its name; called once for each chunk
 * @returns keys by path
 */
export function renderKeys(
  chunkNames: RouteChunkNames,
  main: string,
  digestOf: (chunk: string) => string,
): Record<string, string> {
  const routes = Object.entries(chunkNames).map(([key, names]) => ({
    path: key.replace(/-[^-]+$/, ''),
    chunks: namesIn(names),
  }));
  const all = new Set(routes.flatMap(({chunks}) => chunks));
  const digests = new Map([...all].map((chunk) => [chunk, `${chunk} ${digestOf(chunk)}`]));
  const keys: Record<string, string> = {};
  let parents: typeof routes = [];
  for (const route of routes) {
    parents = parents.filter(({path}) => `${route.path}/`.startsWith(`${path}/`));
    parents.push(route);
    const chunks = new Set(parents.flatMap((parent) => parent.chunks));
    keys[route.path] = digest(main, ...[...chunks].sort().map((chunk) => digests.get(chunk) ?? ''));
  }
  return keys;
}
