import type {Finding} from './report';

/** Routes that the site promises, by set: a version of a product, the blog, general pages. */
export type ExpectedRoutes = Readonly<Record<string, readonly string[]>>;

/** What the built routes are compared with. */
export interface RouteComparison {
  readonly file: string;
  readonly expected: ExpectedRoutes;
  /** Sets of which at least one page is published. */
  readonly published: readonly string[];
  /** Built routes of each locale, without its base URL, with leading slash. */
  readonly built: Readonly<Record<string, readonly string[]>>;
}

/** Built routes that nobody promised or that only one locale has, and promised ones not built yet. */
export interface RouteDifferences {
  readonly findings: readonly Finding[];
  readonly pending: readonly string[];
}

/** Compares the routes of the built site with those that it promises. */
export function compareRoutes({file, expected, published, built}: RouteComparison): RouteDifferences {
  const promised = new Set(Object.values(expected).flat());
  const locales = Object.entries(built);
  const surplus = locales.flatMap(([locale, routes]) =>
    routes
      .filter((route) => !promised.has(route))
      .map((route) => ({
        file,
        line: 1,
        rule: 'surplus-route',
        message: `${route} (${locale}) is built but not promised here; check its spelling and final slash`,
      })),
  );
  const all = new Set(locales.flatMap(([, routes]) => routes));
  const uneven = locales.flatMap(([locale, routes]) =>
    [...all]
      .filter((route) => !routes.includes(route))
      .map((route) => ({
        file,
        line: 1,
        rule: 'missing-route',
        message: `${route} is not built in ${locale}`,
      })),
  );
  const pending = published
    .flatMap((name) => expected[name] ?? [])
    .filter((route) => route.startsWith('/') && !/\.(?:xml|json)$/.test(route) && !all.has(route));
  return {findings: [...surplus, ...uneven], pending};
}
