/**
 * Whether a route leads to a page of this site: a path below the base URL that begins with a single slash and has no `..`.
 * Anything else could lead a reader elsewhere, or run as a script.
 */
export function isSafeRoute(route: string, baseUrl = '/'): boolean {
  return (
    route.startsWith(baseUrl) &&
    /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(route) &&
    !/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(route)
  );
}
