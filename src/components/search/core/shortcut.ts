/** The parts of a key press that decide whether it opens the search. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Which shortcut a key press is: Ctrl+K or Cmd+K anywhere, `/` where nothing is being written. */
export function shortcutOf(press: KeyPress, isWriting: boolean): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = press;
  if (altKey) {
    return undefined;
  }
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) {
    return 'toggle';
  }
  // Some layouts need Shift for the slash.
  return key === '/' && !ctrlKey && !metaKey && !isWriting ? 'open' : undefined;
}
