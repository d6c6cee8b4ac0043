/**
 * A route itself when it exists, else its nearest parent that does.
 *
 * @param route path below the locale's base URL, without leading slash.
 * @returns the route as given, or that of a parent; empty for the home page.
 */
export function nearestRoute(route: string, exists: (route: string) => boolean): string {
  let nearest = route;
  while (nearest !== '' && !exists(nearest)) {
    nearest = nearest.replace(/\/$/, '').replace(/[^/]*$/, '');
  }
  return nearest;
}
