import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import routesChunkNames from '@generated/routesChunkNames';
import {pathOf} from '../core/address';
import {once} from '../core/once';
import {isSlowConnection} from './isSlowConnection';
import {filesOf, findPage} from './pageSource';
import {preload} from './preload';
import {routesTo} from './routes';

function filesOfPage(pathname: string): string[] {
  const paths = new Set(routesTo(pathname).map(({path}) => path));
  return Object.entries(routesChunkNames)
    .filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => Object.values(flat(names)))
    .flatMap(filesOf);
}

const fetchFile = once(prefetchFile);

const fetchPage = once(async (pathname) => {
  await findPage(pathname);
  await Promise.all(filesOfPage(pathname).map(fetchFile));
});
const loadPage = once(preload);

/** Ignores failures: a click loads again what couldn't be prefetched. */
function prefetchPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  const isUseless = isSlowConnection() || fetchPage.has(path) || loadPage.has(path);
  return !isUseless && fetchPage(path).catch(() => undefined);
}

/** Ignores failures like `prefetchPage`. */
function preloadPage(target: string): false | Promise<unknown> {
  const path = pathOf(target);
  return !isSlowConnection() && !loadPage.has(path) && loadPage(path).catch(() => undefined);
}

/** Links call `prefetch` when they scroll into view and `preload` when the pointer enters them. */
export default Object.freeze({prefetch: prefetchPage, preload: preloadPage});
