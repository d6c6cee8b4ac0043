import type {Location} from 'history';
import {scrollTarget} from '../core/scrollTarget';
import {continueFrom} from './continueFrom';

/** Brings the reader to what the new address names; on the first page the browser has done so. */
export function scrollAfterNavigation({
  location,
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  if (previousLocation === null) {
    // A reload on the way here has turned it off for this entry of the history.
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
