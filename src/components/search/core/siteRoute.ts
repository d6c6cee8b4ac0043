/**
 * Whether an address leads to a place of this site and nowhere else: an absolute path below the
 * base URL, without scheme, host, or steps upwards.
 */
export function isSiteRoute(route: string, baseUrl: string): boolean {
  if (!route.startsWith(baseUrl) || route.startsWith('//') || /[\\\s\p{Cc}]/u.test(route)) {
    return false;
  }
  const [path = ''] = route.split(/[?#]/);
  return !path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}
