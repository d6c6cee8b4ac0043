/** The part of a matched route that shows whether it is a page. */
export interface MatchedRoute {
  readonly path?: string | string[];
  readonly exact?: boolean;
}

/**
 * Path of the page that an address leads to, in the route's own spelling: case, final slash, and no `.html`.
 *
 * @param pathname path of the address as typed
 * @param match returns the routes that match a path, outermost first
 * @returns `undefined` if no page has this address
 */
export function knownPath(
  pathname: string,
  match: (path: string) => readonly MatchedRoute[],
): string | undefined {
  const stripped = pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  for (const form of [pathname, stripped]) {
    const page = match(form).find(({exact}) => exact === true);
    if (typeof page?.path === 'string') {
      return page.path;
    }
  }
  return undefined;
}
