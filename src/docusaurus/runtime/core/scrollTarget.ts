import {decodedHash} from './address';

/** The parts of an address that say where on a page the reader is. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where the view goes after a change of address: to an element, to the top, or nowhere. */
export type ScrollTarget = {readonly id: string} | 'top' | 'stay';

/**
 * Decides where the view goes: to the element that the hash names, else to the top; it stays where
 * it is when only the query string changed.
 */
export function scrollTarget(from: Place, to: Place): ScrollTarget {
  if (from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search) {
    return 'stay';
  }
  return to.hash ? {id: decodedHash(to.hash)} : 'top';
}
