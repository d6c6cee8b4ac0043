import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import {useEffect, type ReactNode} from 'react';

/**
 * The stock sidebar, scrolled to the current entry. Stock starts every page at the top of the sidebar. Only the sidebar
 * scrolls, never the page.
 */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  useEffect(() => {
    const box = document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer} .menu`);
    const entry = box?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const frame = box?.getBoundingClientRect();
    if (entry && frame && (entry.top < frame.top || entry.bottom > frame.bottom)) {
      box?.scrollBy({top: Math.round((entry.top + entry.bottom - frame.top - frame.bottom) / 2)});
    }
  }, [props.path]);
  return <OriginalContent {...props} />;
}
