import type {Location} from 'history';
import {decodedHash} from '../core/address';

/** A navigation. The first page has no previous location. */
export interface RouteChange {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/**
 * Moves the focus to the target of an address, as browsers do for links they follow themselves, unless another element
 * has it.
 */
export function focusTarget(element: HTMLElement): void {
  if (document.activeElement !== document.body) {
    return;
  }
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/**
 * Scrolls to the hash target or else to the top after navigation, but not if only the query changed. On first load, the
 * browser does it.
 */
export function scrollAfterNavigation({location: to, previousLocation: from}: RouteChange): void {
  if (from === null) {
    // `reloadOnce` turned it off for this history entry.
    window.history.scrollRestoration = 'auto';
    return;
  }
  if (from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search) {
    return;
  }
  if (to.hash === '') {
    window.scrollTo(0, 0);
    return;
  }
  const element = document.getElementById(decodedHash(to.hash));
  if (element) {
    element.scrollIntoView();
    focusTarget(element);
  }
}
