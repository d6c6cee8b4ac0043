import type {RouteConfig} from 'react-router-config';

/** Where routes come from that are not in the bundle. */
export interface PageSource {
  /** Makes the page at a path known, if there is one. @throws when what is known of it cannot be loaded. */
  findPage(path: string): Promise<void>;
  /** Paths of all pages of the site, in this language. */
  allPages(): Promise<readonly string[]>;
  /** How many tables of pages are known; changes when one becomes known. */
  count(): number;
  /** Has a listener called when pages become known. @returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Paths of the scripts that a chunk name is made of. */
  filesOf(chunkName: string): readonly string[];
}

let source: PageSource | undefined;

/** Names the place that routes come from; without one, the bundle has all routes. */
export function setPageSource(given: PageSource): void {
  source = given;
}

/** The place that routes come from; absent when the bundle has all routes. */
export function pageSource(): PageSource | undefined {
  return source;
}

/** Paths of the pages in a tree of routes. */
export function pathsIn(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap(({path, exact, routes: children}) => [
    ...(exact === true && typeof path === 'string' ? [path] : []),
    ...pathsIn(children ?? []),
  ]);
}
