import flat from '@docusaurus/core/lib/client/flat';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import routesChunkNames from '@generated/routesChunkNames';
import {pathOf} from '../core/address';
import {findRoutes} from './findRoutes';
import {pageSource} from './pageSource';
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

function filesOfChunk(name: string): readonly string[] {
  return pageSource()?.filesOf(name) ?? [__webpack_require__.gca(name) ?? 'undefined'];
}

function filesOf(pathname: string): string[] {
  const paths = new Set(routesTo(pathname).map(({path}) => path));
  return Object.entries(routesChunkNames)
    .filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => Object.values(flat(names)))
    .flatMap(filesOfChunk)
    .filter((file) => !file.includes('undefined'));
}

async function fetchFiles(pathname: string): Promise<void> {
  await findRoutes(pathname);
  const files = filesOf(pathname).filter((file) => !fetchedFiles.has(file));
  files.forEach((file) => fetchedFiles.add(file));
  await Promise.all(files.map((file) => fetchAhead(file)));
}

function prefetchPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  if (isSlowConnection() || fetchedPaths.has(path) || loadedPaths.has(path)) {
    return false;
  }
  fetchedPaths.add(path);
  // Nobody waits for what is fetched ahead, and a click fetches anew what has failed.
  return fetchFiles(path).catch(() => undefined);
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
