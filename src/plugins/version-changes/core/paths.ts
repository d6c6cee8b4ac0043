/** Path of the list of changes in a version, by default since the previous one. Starts with `route`. */
export function changesPath(route: string, to: string, from?: string): string {
  return `${route}/changes/${to}${from === undefined ? '' : `/from-${from}`}`;
}

/** Path of a page's changes since the previous version: `<page>.changes.json`. */
export function pageChangesPath(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.changes.json`;
}

/** Path of the feed of a product's releases, below the base URL. */
export function feedPath(route: string): string {
  return `${route}/changes/atom.xml`;
}
