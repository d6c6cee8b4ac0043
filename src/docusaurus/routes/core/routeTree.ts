import type {ChunkNames, RouteRecord} from '../types';

/** A route in the generated `routes.js`, with the hash of its component. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: {readonly hash: string};
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** A page with the routes that lead to it, outermost first. */
export interface PageChain {
  readonly path: string;
  readonly records: readonly RouteRecord[];
}

/**
 * Lists all pages of a tree of routes, except the not-found page.
 *
 * @param names chunk names by `<path>-<hash>`, as generated
 * @throws {Error} listing every route without chunk names
 */
export function pageChains(
  routes: readonly GeneratedRoute[],
  names: Readonly<Record<string, ChunkNames>>,
): PageChain[] {
  const missing: string[] = [];
  function visit(list: readonly GeneratedRoute[], parents: readonly RouteRecord[]): PageChain[] {
    return list.flatMap((route, order) => {
      const {path, component, routes: children, ...attributes} = route;
      if (path === '*') {
        return [];
      }
      const key = `${path}-${component.hash}`;
      const chunkNames = names[key];
      if (chunkNames === undefined) {
        missing.push(key);
        return [];
      }
      const records = [...parents, {path, hash: component.hash, order, attributes, names: chunkNames}];
      return children ? visit(children, records) : [{path, records}];
    });
  }
  const chains = visit(routes, []);
  if (missing.length > 0) {
    throw new Error(
      `routesChunkNames.json has no entry for these routes of routes.js: ${missing.join(', ')}.`,
    );
  }
  return chains;
}
