interface Click {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click follows a link in place; with another button or a modifier the browser decides. */
export function isPlainClick({button, ctrlKey, metaKey, altKey, shiftKey}: Click): boolean {
  return button === 0 && !(ctrlKey || metaKey || altKey || shiftKey);
}
