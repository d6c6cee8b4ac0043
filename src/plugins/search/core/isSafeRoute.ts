/**
 * Whether a route leads to a page of this site: a path with one slash in front, that does not
 * climb. Anything else could lead a reader elsewhere, or run as a script.
 */
export function isSafeRoute(route: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(route) && !/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(route);
}
