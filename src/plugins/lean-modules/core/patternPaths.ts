/** A name, a group, or a wildcard, as the router would read them in a path. */
const pattern = /:\w|[(*\\]/;

/** Paths of routes that are patterns, which the browser would take for literal ones; `*` alone is known to it. */
export function patternPaths(paths: readonly string[]): string[] {
  return paths.filter((path) => path !== '*' && pattern.test(path));
}
