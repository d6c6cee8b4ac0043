import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue, type ReactNode} from 'react';

/**
 * The part of a page below the window. When a reader follows a link, it appears a moment after the first part, so that
 * the click shows the next page sooner. It is there at once in the page's HTML, and wherever something may need it: after
 * Back and Forward, which restore the scroll position, and at an address with a section, a query, or words to mark.
 */
export function RestOfPage({children}: {readonly children?: ReactNode}): ReactNode {
  const {action} = useHistory();
  const {hash, search, state} = useLocation();
  const isPlainLink = action !== 'POP' && hash === '' && search === '' && state === undefined;
  const isThere = useDeferredValue(true, !useIsBrowser() || !isPlainLink);
  return isThere && children;
}
