import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {nearestPage} from './nearestPage';
import {findParents} from '@site/src/docusaurus/runtime/client/findRoutes';
import {usePageAt} from '@site/src/docusaurus/runtime/client/usePageAt';

/**
 * The current page's path below the locale's base URL, or that of its nearest parent on the
 * not-found page.
 *
 * The not-found page is built once and served for every unknown path, so its nearest parent is the home page until the
 * scripts run.
 */
export function useNearestRoute(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const pageAt = usePageAt();
  const isKnown = pageAt(pathname) !== undefined;
  useEffect(() => {
    if (!isKnown) {
      // Parents that can't be loaded are treated as missing.
      findParents(pathname).catch(() => undefined);
    }
  }, [pathname, isKnown]);
  const page = isBrowser ? nearestPage(pathname, baseUrl, pageAt) : (pageAt(pathname) ?? baseUrl);
  return page.slice(baseUrl.length);
}
