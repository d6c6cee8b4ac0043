/** Sets the color of the browser's toolbar to the page's background. */
function updateThemeColor(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

// The HTML has the light theme's color. An inline script has already set the stored theme.
if (typeof document !== 'undefined') {
  updateThemeColor();
  new MutationObserver(updateThemeColor).observe(document.documentElement, {attributeFilter: ['data-theme']});
}

export {};
