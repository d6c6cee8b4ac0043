/** Path, below the base URL, of what changed in a version; of all versions but one since the version before. */
export function changesPath(route: string, to: string, from?: string): string {
  return `${route}/changes/${to}${from === undefined ? '' : `/from-${from}`}`;
}

/** Path of the feed of a product's releases, below the base URL. */
export function feedPath(route: string): string {
  return `${route}/changes/atom.xml`;
}
