import type {ChunkNames, RouteRecord} from '../types';

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
 * @throws {Error} naming every route whose chunk names are missing
 */
export function pageChains(
  routes: readonly GeneratedRoute[],
  names: Readonly<Record<string, ChunkNames>>,
): PageChain[] {
  const missing: string[] = [];
  function visit(list: readonly GeneratedRoute[], parents: readonly RouteRecord[]): PageChain[] {
    return list.flatMap((route, order) => {
      const {path, component: created, routes: children, ...attributes} = route;
      if (path === '*') {
        return [];
      }
      const key = `${path}-${created.hash}`;
      const chunkNames = names[key];
      if (chunkNames === undefined) {
        missing.push(key);
        return [];
      }
      const records = [...parents, {path, hash: created.hash, order, attributes, names: chunkNames}];
      return children ? visit(children, records) : [{path, records}];
    });
  }
  const chains = visit(routes, []);
  if (missing.length > 0) {
    throw new Error(`Routes without chunk names: ${missing.join(', ')}.`);
  }
  return chains;
}
