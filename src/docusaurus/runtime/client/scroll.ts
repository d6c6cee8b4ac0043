import {decodedHash} from '../core/address';
import type {RouteChange} from './lifecycle';

/** The parts of an address that determine the scroll position. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where to scroll after navigation: to an element, to the top, or nowhere. */
type ScrollTarget = {readonly id: string} | 'top' | 'stay';

/**
 * Decides where to scroll: to the hash target or else to the top. A change of the query alone doesn't scroll.
 */
export function scrollTarget(from: Place, to: Place): ScrollTarget {
  if (from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search) {
    return 'stay';
  }
  return to.hash ? {id: decodedHash(to.hash)} : 'top';
}

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

/** Scrolls to the hash target or the top after navigation. On first load, the browser does it. */
export function scrollAfterNavigation({location, previousLocation}: RouteChange): void {
  if (previousLocation === null) {
    // `reloadOnce` turned it off for this history entry.
    window.history.scrollRestoration = 'auto';
    return;
  }
  const target = scrollTarget(previousLocation, location);
  if (target === 'top') {
    window.scrollTo(0, 0);
  } else if (target !== 'stay') {
    const element = document.getElementById(target.id);
    if (element) {
      element.scrollIntoView();
      continueFrom(element);
    }
  }
}
