import {addressForms} from './addressForms';

/** The part of a matched route that says whether it is a page. */
export interface MatchedRoute {
  readonly path?: string | string[];
  readonly exact?: boolean;
}

/**
 * Path of the page that an address leads to, written as the site writes it: without `.html`, with
 * or without a final slash as the route has it, in the route's own case.
 *
 * @param pathname path of the address as typed.
 * @param match gives the chain of routes that match a path, outermost first.
 * @returns `undefined` when no page has this address.
 */
export function knownPath(
  pathname: string,
  match: (path: string) => readonly MatchedRoute[],
): string | undefined {
  for (const form of addressForms(pathname)) {
    const page = match(form).find(({exact}) => exact === true);
    if (typeof page?.path === 'string') {
      return page.path;
    }
  }
  return undefined;
}
