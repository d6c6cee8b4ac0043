/** Paths below the base URL of what changed in a version: its overview, and what is below it. */
export function changesPath(route: string, label: string): string {
  return `${route}/changes/${label}`;
}

/** Path of an overview; that of neighbors is the version's own. */
export function overviewPath(route: string, from: string, to: string, areNeighbors: boolean): string {
  return changesPath(route, to) + (areNeighbors ? '' : `/from-${from}`);
}

/**
 * Path of the comparison of a page with the version before.
 *
 * @param versionPath path of the page's version
 * @param pagePath path of the page, both below the base URL
 */
export function comparisonPath(route: string, label: string, versionPath: string, pagePath: string): string {
  const below = pagePath.slice(versionPath.length).replace(/^\/|\/$/g, '');
  return `${changesPath(route, label)}/pages/${below || 'index'}.html`;
}

/** Path of the feed of a product's releases. */
export function feedPath(route: string): string {
  return `${route}/changes/atom.xml`;
}
