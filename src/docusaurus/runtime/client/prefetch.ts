import flat from '@docusaurus/core/lib/client/flat';
import routesChunkNames from '@generated/routesChunkNames';
import {pathOf} from '../core/address';
import {once} from '../core/once';
import {findRoutes} from './findRoutes';
import {isSlowConnection} from './isSlowConnection';
import {pageSource} from './pageSource';
import {preload} from './preload';
import {routesTo} from './routes';

declare const __webpack_require__: {
  /** Address of a chunk's file; contains "undefined" if the chunk was merged into another. */
  gca(chunkName: string): string | undefined;
};

async function fetchNow(address: string): Promise<void> {
  const response = await fetch(address, {priority: 'low'});
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  // The browser caches a response only once its body has been read.
  await response.arrayBuffer();
}

/** Prefetches a file. @throws if it fails, unlike Docusaurus' own prefetch */
function fetchAhead(address: string): Promise<unknown> {
  const link = document.createElement('link');
  // Safari doesn't support prefetch links.
  if (!link.relList.supports('prefetch')) {
    return fetchNow(address);
  }
  return new Promise((resolve, reject) => {
    link.rel = 'prefetch';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
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

const fetchFile = once(fetchAhead);

/** Fetches all files of a page. @throws if one fails, once all are settled: a retry must not share a pending failure */
const fetchPage = once(async (pathname) => {
  await findRoutes(pathname);
  const results = await Promise.allSettled(filesOf(pathname).map(fetchFile));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
});
const loadPage = once(preload);

/** Ignores failures: a click loads again what couldn't be prefetched. */
function prefetchPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  const isUseless = isSlowConnection() || fetchPage.has(path) || loadPage.has(path);
  return !isUseless && fetchPage(path).catch(() => undefined);
}

/** Ignores failures, too. */
function preloadPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  return !isSlowConnection() && !loadPage.has(path) && loadPage(path).catch(() => undefined);
}

/** Links call `prefetch` when they scroll into view and `preload` when the pointer enters them. */
export default Object.freeze({prefetch: prefetchPage, preload: preloadPage});
