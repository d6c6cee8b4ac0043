import {ThemeClassNames} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {scrollIntoBox} from './core/scrollIntoBox';

/**
 * Keeps the current entry of the sidebar in view. By default, the sidebar of every page starts at the top. Only the
 * sidebar scrolls, never the page.
 */
export function useActiveEntryInView(path: string): void {
  useEffect(() => {
    const box = document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer} .menu`);
    const entry = box?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const frame = box?.getBoundingClientRect();
    if (entry && frame) {
      box?.scrollBy({
        top: scrollIntoBox({
          entryTop: entry.top,
          entryBottom: entry.bottom,
          boxTop: frame.top,
          boxBottom: frame.bottom,
        }),
      });
    }
  }, [path]);
}
