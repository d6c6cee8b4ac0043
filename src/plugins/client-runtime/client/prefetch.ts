import flat from '@docusaurus/core/lib/client/flat';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import routesChunkNames from '@generated/routesChunkNames';
import {pathOf} from '../core/address';
import {preload} from './preload';
import {routesTo} from './routes';

declare const __webpack_require__: {
  /** Address of a chunk's file; contains "undefined" when the chunk has none of its own. */
  gca(chunkName: string): string | undefined;
};

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const fetchedPaths = new Set<string>();
const loadedPaths = new Set<string>();
const fetchedFiles = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: NetworkInformation};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

function filesOf(pathname: string): string[] {
  const paths = new Set(routesTo(pathname).map(({path}) => path));
  return Object.entries(routesChunkNames)
    .filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => Object.values(flat(names)))
    .map((name) => __webpack_require__.gca(name) ?? 'undefined')
    .filter((file) => !file.includes('undefined'));
}

function prefetchPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  if (isSlowConnection() || fetchedPaths.has(path) || loadedPaths.has(path)) {
    return false;
  }
  fetchedPaths.add(path);
  const files = filesOf(path).filter((file) => !fetchedFiles.has(file));
  files.forEach((file) => fetchedFiles.add(file));
  return Promise.all(files.map((file) => fetchAhead(file)));
}

function preloadPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  if (isSlowConnection() || loadedPaths.has(path)) {
    return false;
  }
  loadedPaths.add(path);
  return preload(path).catch(() => loadedPaths.delete(path));
}

/** What links call when they come into view (`prefetch`) or under the pointer (`preload`). */
export default Object.freeze({prefetch: prefetchPage, preload: preloadPage});
