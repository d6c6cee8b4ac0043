import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useReducer} from 'react';
import {findParents} from '@site/src/docusaurus/runtime/client/findRoutes';
import {pageAt} from '@site/src/docusaurus/runtime/client/routes';
import {parentsOf} from '@site/src/docusaurus/runtime/core/address';

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
  const isKnown = pageAt(pathname) !== undefined;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isKnown) {
      void findParents(pathname).then(rerender);
    }
  }, [pathname, isKnown]);
  const paths = isBrowser ? [pathname, ...parentsOf(pathname)] : [pathname];
  const page = paths.map(pageAt).find((found) => found !== undefined) ?? baseUrl;
  return page.slice(baseUrl.length);
}
