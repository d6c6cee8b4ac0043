/**
 * What has been typed into a box that is not there yet, after one more key.
 *
 * @returns `undefined` where the key is left to the browser
 */
export function afterEarlyKey(
  typed: string,
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | undefined {
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  if (key === 'Backspace') {
    return [...typed].slice(0, -1).join('');
  }
  // Enter would press the opener once more.
  if (key === 'Enter') {
    return typed;
  }
  return key.length === 1 ? typed + key : undefined;
}
