import flat from '@docusaurus/core/lib/client/flat';
import routesChunkNames from '@generated/routesChunkNames';
import {pathOf} from '../core/address';
import {fetchAhead} from './fetchAhead';
import {findRoutes} from './findRoutes';
import {pageSource} from './pageSource';
import {preload} from './preload';
import {routesTo} from './routes';

declare const __webpack_require__: {
  /** Address of a chunk's file; contains "undefined" if the chunk was merged into another. */
  gca(chunkName: string): string | undefined;
};

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const fetchedPaths = new Set<string>();
const loadedPaths = new Set<string>();
const fetchedFiles = new Map<string, Promise<unknown>>();

/** Acts once per name; after a failure, the next call acts again. */
async function once(done: Set<string>, name: string, act: (name: string) => Promise<unknown>): Promise<void> {
  done.add(name);
  try {
    await act(name);
  } catch (error) {
    done.delete(name);
    throw error;
  }
}

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

/** Fetches a file once for all pages that need it. */
function fetchFile(file: string): Promise<unknown> {
  const fetched = fetchedFiles.get(file) ?? fetchAhead(file);
  fetchedFiles.set(file, fetched);
  fetched.catch(() => fetchedFiles.delete(file));
  return fetched;
}

/** Fetches all files of a page. @throws if one fails, once all are settled: a retry must not share a pending failure */
async function fetchFiles(pathname: string): Promise<void> {
  await findRoutes(pathname);
  const results = await Promise.allSettled(filesOf(pathname).map(fetchFile));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}

/** Ignores failures: a click loads again what couldn't be prefetched. */
function aheadOfClick(
  done: Set<string>,
  path: string,
  act: (path: string) => Promise<unknown>,
): Promise<unknown> {
  return once(done, path, act).catch(() => undefined);
}

function prefetchPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  if (isSlowConnection() || fetchedPaths.has(path) || loadedPaths.has(path)) {
    return false;
  }
  return aheadOfClick(fetchedPaths, path, fetchFiles);
}

function preloadPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  if (isSlowConnection() || loadedPaths.has(path)) {
    return false;
  }
  return aheadOfClick(loadedPaths, path, preload);
}

/** Links call `prefetch` when they scroll into view and `preload` when the pointer enters them. */
export default Object.freeze({prefetch: prefetchPage, preload: preloadPage});
