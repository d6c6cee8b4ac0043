/**
 * Whether a page is hidden from search engines.
 *
 * @param path path of the page below the site's base URL
 * @param hidden paths below the base URL that are hidden, together with everything below them
 */
export function isHidden(path: string, hidden: readonly string[]): boolean {
  const bare = path.replace(/^\/|\/$/g, '');
  return hidden.some((route) => `${bare}/`.startsWith(`${route}/`));
}
