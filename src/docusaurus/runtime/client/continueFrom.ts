/**
 * Moves the focus to the target of an address, as browsers do for links they follow themselves, unless another element
 * has it.
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
