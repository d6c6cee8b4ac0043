import type {Finding} from './report';

/** Routes by locale, without its base URL and with a leading slash. */
export type RoutesByLocale = Readonly<Record<string, readonly string[]>>;

/** Routes that are missing, or missing in some languages. New routes are fine. */
export function findRouteFaults(file: string, known: readonly string[], built: RoutesByLocale): Finding[] {
  const all = new Set(Object.values(built).flat());
  const finding = (rule: string, message: string): Finding => ({file, line: 1, rule, message});
  const lost = known.filter((route) => !all.has(route));
  const uneven = Object.entries(built).flatMap(([locale, routes]) => {
    const own = new Set(routes);
    return [...all].filter((route) => !own.has(route)).map((route) => [locale, route] as const);
  });
  return [
    ...lost.map((route) =>
      finding(
        'lost-route',
        `${route} is missing. Restore the page, or redirect the route and run "npm run routes:update"`,
      ),
    ),
    ...uneven.map(([locale, route]) => finding('missing-route', `${route} is not built in ${locale}`)),
  ];
}
