import {useSyncExternalStore} from 'react';
import {pageSource} from './pageSource';
import {pageAt} from './routes';

function subscribe(listener: () => void): () => void {
  return pageSource()?.subscribe(listener) ?? (() => undefined);
}

function countOf(): number {
  return pageSource()?.count() ?? 0;
}

/**
 * Looks up pages among the routes known so far. Rerenders the component when more become known, because the address
 * changes before its routes are loaded.
 */
export function usePageAt(): typeof pageAt {
  useSyncExternalStore(subscribe, countOf, countOf);
  return pageAt;
}
