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
 * All routes known so far. Rerenders the component when more become known, because the address changes before its routes
 * are loaded.
 */
export function useKnownRoutes(): readonly RouteConfig[] {
  useSyncExternalStore(subscribe, countOf, countOf);
  return routes;
}
