/** The keys that open the search anywhere, as the reader's keyboard names them. */
export function searchKey(isBrowser = true): string {
  return isBrowser && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl K';
}
