import type {ChunkNames, RouteRecord} from '../types';
import {unknownForm} from './unknownForm';

/** What builds without this plugin and without `render-cache`, which reads the same routes. */
export const withoutReadingRoutes = 'STOCK_ROUTES=true DOCUSAURUS_NO_PERSISTENT_CACHE=true';

/** A route of the generated file, evaluated with {@link component} in the place of Docusaurus' own. */
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

/** Stands for Docusaurus' `ComponentCreator` when the generated routes are evaluated. */
export function component(_path: string, hash: string): {readonly hash: string} {
  return {hash};
}

/**
 * Lists all pages of a tree of routes, but for the not-found page.
 *
 * @param names chunk names by `<path>-<hash>`, as generated
 * @throws {Error} naming every route that has no component, or whose chunk names are missing
 */
export function pageChains(
  routes: readonly GeneratedRoute[],
  names: Readonly<Record<string, ChunkNames>>,
): PageChain[] {
  const odd: string[] = [];
  const missing: string[] = [];
  function visit(list: readonly GeneratedRoute[], parents: readonly RouteRecord[]): PageChain[] {
    return list.flatMap((route, order) => {
      const {path, component: created, routes: children, ...attributes} = route;
      if (path === '*') {
        return [];
      }
      const {hash} = (created ?? {}) as Partial<typeof created>;
      if (typeof path !== 'string' || typeof hash !== 'string') {
        odd.push(String(path));
        return [];
      }
      const key = `${path}-${hash}`;
      const chunkNames = names[key];
      if (chunkNames === undefined) {
        missing.push(key);
        return [];
      }
      const records = [...parents, {path, hash, order, attributes, names: chunkNames}];
      return children ? visit(children, records) : [{path, records}];
    });
  }
  const chains = visit(routes, []);
  if (odd.length > 0) {
    throw unknownForm({
      found: `routes.js has routes without path or component: ${odd.join(', ')}.`,
      expected: "in each route a path and `component: ComponentCreator('<path>', '<hash>')`.",
      file: 'core/routeTree.ts',
      without: withoutReadingRoutes,
    });
  }
  if (missing.length > 0) {
    throw unknownForm({
      found: `routesChunkNames.json has nothing for these routes: ${missing.join(', ')}.`,
      expected: 'chunk names for each route of routes.js, under `<path>-<hash>`.',
      file: 'core/routeTree.ts',
      without: withoutReadingRoutes,
    });
  }
  return chains;
}
