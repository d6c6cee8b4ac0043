/** What a shortcut does. */
export type Shortcut = 'toggle-search' | 'search' | 'list' | 'previous' | 'next';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Single-key shortcuts. Readers who dictate or press keys by accident can turn them off (WCAG 2.1.4). */
const singleKeys: ReadonlyMap<string, Shortcut> = new Map([
  ['/', 'search'],
  ['?', 'list'],
  ['[', 'previous'],
  [']', 'next'],
]);

/**
 * The shortcut of a key press: Ctrl+K or Cmd+K anywhere, and single keys if they are allowed, that is, if the reader
 * isn't typing and hasn't turned them off.
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
