/** The parts of a key press that say whose it is. */
interface ComposingKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key belongs to an input method; Safari says so with the code 229 alone when the composing ends. */
export function isComposing(key: ComposingKey): boolean {
  return key.isComposing || key.keyCode === 229;
}
