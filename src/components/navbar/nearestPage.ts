/**
 * The page at a path or, if there is none, its nearest parent page.
 *
 * @param path path from the site's root.
 * @param base path of the home page, with both slashes, where the search stops
 * @param pageAt returns the canonical path of the page at a path
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
