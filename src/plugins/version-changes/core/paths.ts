/** Path, below the base URL, of what changed in a version; of all versions but one since the version before. */
export function changesPath(route: string, to: string, from?: string): string {
  return `${route}/changes/${to}${from === undefined ? '' : `/from-${from}`}`;
}

/** Path of what changed on a page since the version before: `<page>.changes.json`. */
export function pageChangesPath(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.changes.json`;
}

/** Path of the feed of a product's releases, below the base URL. */
export function feedPath(route: string): string {
  return `${route}/changes/atom.xml`;
}
