import {scrollTarget} from '../core/scrollTarget';
import {continueFrom} from './continueFrom';
import type {RouteChange} from './lifecycle';

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
