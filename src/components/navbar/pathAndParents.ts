/**
 * A path and the paths above it, nearest first.
 *
 * @param path path from the site's root
 * @param base path of the home page, with both slashes, where the list ends
 */
export function pathAndParents(path: string, base: string): string[] {
  const paths = [];
  for (let rest = path; rest.length > base.length; rest = rest.replace(/\/[^/]*\/?$/, '') || '/') {
    paths.push(rest);
  }
  return paths;
}
