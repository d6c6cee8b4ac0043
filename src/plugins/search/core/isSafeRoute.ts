/**
 * Whether a route is on this site: a path below the base URL that starts with a single slash and has no `..`. Anything
 * else could lead readers to another site or run a script.
 */
export function isSafeRoute(route: string, baseUrl = '/'): boolean {
  return (
    route.startsWith(baseUrl) &&
    /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(route) &&
    !/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(route)
  );
}
