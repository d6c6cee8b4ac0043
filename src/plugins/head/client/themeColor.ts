import type {ClientModule} from '@docusaurus/types';

/** Gives the browser's own frame the colour of the page's paper. */
function followPaper(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

// The page was built in the light mode's colour; the stored mode is an attribute before the first paint.
if (typeof document !== 'undefined') {
  followPaper();
  new MutationObserver(followPaper).observe(document.documentElement, {attributeFilter: ['data-theme']});
}

const themeColor: ClientModule = {};

export default themeColor;
