import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';

/** Whether an address leads to a place below a base URL, and nowhere else. */
export function isSiteRoute(route: string, baseUrl: string): boolean {
  return route.startsWith(baseUrl) && isSafeRoute(route);
}
