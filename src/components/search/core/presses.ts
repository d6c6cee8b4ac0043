/** What an opened row replaces: nothing, or the page. */
export type OpenIn = 'place' | 'tab' | 'window';

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where Enter opens the active row; `undefined` leaves the key to the browser. */
export function openIn({ctrlKey, metaKey, altKey, shiftKey}: Modifiers): OpenIn | undefined {
  if (altKey) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return 'tab';
  }
  return shiftKey ? 'window' : 'place';
}

/** Whether a click follows a link in place; other buttons and modifiers belong to the browser. */
export function isPlainClick(click: Modifiers & Pick<MouseEvent, 'button'>): boolean {
  return click.button === 0 && openIn(click) === 'place';
}

/** Whether a key belongs to an input method; when composing ends, Safari says so only by the code 229. */
export function isComposing(key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return key.isComposing || key.keyCode === 229;
}

/** A text after one more key, typed while its box is loading; `undefined` leaves the key to the browser. */
export function afterKey(
  text: string,
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | undefined {
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  if (key === 'Backspace') {
    return [...text].slice(0, -1).join('');
  }
  // Enter would press the opener again.
  if (key === 'Enter') {
    return text;
  }
  return key.length === 1 ? text + key : undefined;
}
