import {knownPaths} from './routes';

// Finds pages that may not be in the bundle. Here, the bundle has all pages; the part `routes` replaces this module.

declare const __webpack_require__: {
  /** Address of a chunk's file; contains "undefined" if the chunk was merged into another. */
  gca(chunkName: string): string | undefined;
};

/** Loads the routes of the page at a path, if there is one. @throws if they can't be loaded */
export const findPage: (path: string) => Promise<void> = () => Promise.resolve();

/** Paths of all pages of the site in this language. @throws if they can't be loaded */
export function allPaths(): Promise<readonly string[]> {
  return Promise.resolve(knownPaths());
}

/** Paths of the scripts of a chunk name. */
export function filesOf(chunkName: string): string[] {
  const file = __webpack_require__.gca(chunkName);
  return file === undefined || file.includes('undefined') ? [] : [file];
}
