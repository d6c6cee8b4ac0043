import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {nearestRoute} from './nearestRoute';

/** Whether a page answers at a path: a route that others are nested in is no page by itself. */
function isPage(path: string, candidates: readonly RouteConfig[] = routes): boolean {
  return candidates.some(
    (route) =>
      route.path !== '*' && matchPath(path, route) !== null && (!route.routes || isPage(path, route.routes)),
  );
}

/**
 * The current page's path below the locale's base URL, or that of its nearest parent on the
 * not-found page.
 *
 * The not-found page is built once and served for every unknown path: until the scripts run its
 * nearest parent is the home page.
 */
export function useNearestRoute(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const exists = isPage(pathname);
  return exists || isBrowser
    ? nearestRoute(pathname.slice(baseUrl.length), (route) => isPage(baseUrl + route))
    : '';
}
