/**
 * Lets the keyboard and the screen reader go on from the element that an address names, as browsers do for
 * addresses that they follow themselves. What still has the focus keeps it.
 */
export function continueFrom(element: HTMLElement): void {
  if (document.activeElement !== document.body) {
    return;
  }
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}
