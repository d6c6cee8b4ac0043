import routes from '@generated/routes';
import {useSyncExternalStore} from 'react';
import type {RouteConfig} from 'react-router-config';
import {pageSource} from './pageSource';

function subscribe(listener: () => void): () => void {
  return pageSource()?.subscribe(listener) ?? (() => undefined);
}

function countOf(): number {
  return pageSource()?.count() ?? 0;
}

/**
 * All routes that are known by now. A component that asks them where an address leads is rendered again
 * when more become known: the address changes before the page that it leads to has been found.
 */
export function useKnownRoutes(): readonly RouteConfig[] {
  useSyncExternalStore(subscribe, countOf, countOf);
  return routes;
}
