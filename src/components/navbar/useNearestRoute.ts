import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useReducer} from 'react';
import {pathAndParents} from './pathAndParents';
import {findPage} from '@site/src/docusaurus/runtime/client/pageSource';
import {pageAt} from '@site/src/docusaurus/runtime/client/routes';

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
      const parents = pathAndParents(pathname, baseUrl);
      // Parents that can't be loaded are treated as missing.
      void Promise.allSettled(parents.map(findPage)).then(rerender);
    }
  }, [pathname, baseUrl, isKnown]);
  const candidates = isBrowser ? pathAndParents(pathname, baseUrl) : [pathname];
  const page = candidates.map(pageAt).find((path) => path !== undefined) ?? baseUrl;
  return page.slice(baseUrl.length);
}
