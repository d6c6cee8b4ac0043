/**
 * The page at a path, else the nearest parent that is one.
 *
 * @param path path from the site's root.
 * @param base path of the home page, with both slashes; the search ends there.
 * @param pageAt gives the page's own path for a path at which it answers.
 */
export function nearestPage(
  path: string,
  base: string,
  pageAt: (path: string) => string | undefined,
): string {
  let candidate = path;
  while (candidate.length > base.length) {
    const page = pageAt(candidate);
    if (page !== undefined) {
      return page;
    }
    candidate = candidate.replace(/\/[^/]*\/?$/, '') || '/';
  }
  return base;
}
