import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue, type ReactNode} from 'react';

/**
 * The part of a page below the fold. After a click on a plain link, it renders shortly after the part above, so that
 * the page appears sooner. Otherwise, both render together: in the page's HTML, after Back and Forward, which restore
 * the scroll position, and for links with a hash, a query, or words to highlight.
 */
export function RestOfPage({children}: {readonly children?: ReactNode}): ReactNode {
  const {action} = useHistory();
  const {hash, search, state} = useLocation();
  const isPlainLink = action !== 'POP' && hash === '' && search === '' && state === undefined;
  const isShown = useDeferredValue(true, !useIsBrowser() || !isPlainLink);
  return isShown && children;
}
