import {decodedHash} from './address';

/** The parts of an address that determine the scroll position. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where to scroll after navigation: to an element, to the top, or nowhere. */
export type ScrollTarget = {readonly id: string} | 'top' | 'stay';

/**
 * Decides where to scroll: to the hash target or else to the top. A change of the query alone doesn't scroll.
 */
export function scrollTarget(from: Place, to: Place): ScrollTarget {
  if (from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search) {
    return 'stay';
  }
  return to.hash ? {id: decodedHash(to.hash)} : 'top';
}
