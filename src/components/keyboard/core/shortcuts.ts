/** What a shortcut does. */
export type Shortcut = 'toggle-search' | 'search' | 'list' | 'previous' | 'next';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Shortcuts of a single character, which readers who dictate or press keys by accident can turn off (WCAG 2.1.4). */
const singleKeys: ReadonlyMap<string, Shortcut> = new Map([
  ['/', 'search'],
  ['?', 'list'],
  ['[', 'previous'],
  [']', 'next'],
]);

/**
 * Which shortcut a key press is: Ctrl+K or Cmd+K anywhere, and single characters where they are allowed, that is, where
 * nothing is being written and the reader has not turned them off.
 */
export function shortcutOf(
  {key, ctrlKey, metaKey, altKey, shiftKey}: Press,
  areSingleKeysAllowed: boolean,
): Shortcut | undefined {
  if (altKey) {
    return undefined;
  }
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) {
    return 'toggle-search';
  }
  // Some layouts need Shift for these characters.
  return ctrlKey || metaKey || !areSingleKeysAllowed ? undefined : singleKeys.get(key);
}
