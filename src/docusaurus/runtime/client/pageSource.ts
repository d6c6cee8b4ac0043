import type {RouteConfig} from 'react-router-config';

/** Source of the routes that are not in the bundle. */
export interface PageSource {
  /** Loads the routes of the page at a path, if there is one. @throws if they can't be loaded */
  findPage(path: string): Promise<void>;
  /** Paths of all pages of the site in this language. */
  allPages(): Promise<readonly string[]>;
  /** Paths of the scripts of a chunk name. */
  filesOf(chunkName: string): readonly string[];
}

let source: PageSource | undefined;

/** Sets the source of routes. Without one, the bundle has all routes. */
export function setPageSource(given: PageSource): void {
  source = given;
}

/** The source of routes; absent if the bundle has all routes. */
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
