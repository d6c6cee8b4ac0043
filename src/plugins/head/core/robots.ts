function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;
}

/**
 * Whether a page is hidden from search engines.
 *
 * @param path path of the page below the site's base URL
 * @param patterns paths below the base URL; `/**` at the end matches everything below
 */
export function isHidden(path: string, patterns: readonly string[]): boolean {
  const bare = path.replace(/^\/|\/$/g, '');
  return patterns.some((pattern) => covers(pattern, bare));
}
