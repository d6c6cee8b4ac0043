import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import type {RouteConfig} from 'react-router-config';
import {nearestPage} from './nearestPage';
import {findParents} from '@site/src/docusaurus/runtime/client/findRoutes';
import {useKnownRoutes} from '@site/src/docusaurus/runtime/client/useKnownRoutes';

/** Path of the page at a path. A route with nested routes isn't a page by itself. */
function pageAt(path: string, candidates: readonly RouteConfig[]): string | undefined {
  for (const route of candidates) {
    if (route.path !== '*' && matchPath(path, route)) {
      const page = route.routes ? pageAt(path, route.routes) : (route.path as string);
      if (page !== undefined) {
        return page;
      }
    }
  }
  return undefined;
}

/**
 * The current page's path below the locale's base URL, or that of its nearest parent on the not-found page.
 *
 * The not-found page is built once and served for every unknown path, so its nearest parent is the home page until
 * scripts run.
 */
export function useNearestRoute(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const routes = useKnownRoutes();
  const knownPageAt = (path: string) => pageAt(path, routes);
  const isKnown = knownPageAt(pathname) !== undefined;
  useEffect(() => {
    if (!isKnown) {
      // Parents that can't be loaded are treated as missing.
      findParents(pathname).catch(() => undefined);
    }
  }, [pathname, isKnown]);
  const page = isBrowser ? nearestPage(pathname, baseUrl, knownPageAt) : (knownPageAt(pathname) ?? baseUrl);
  return page.slice(baseUrl.length);
}
