/**
 * Element that Tab leads to inside a dialog: after the last one comes the first.
 *
 * @param elements those that can take the focus, in reading order.
 * @param current the one that has it; another element counts as standing before the first.
 */
export function nextFocus<T>(elements: readonly T[], current: T, isBackwards: boolean): T | undefined {
  const place = elements.indexOf(current);
  const count = elements.length;
  return isBackwards ? elements[(Math.max(place, 0) - 1 + count) % count] : elements[(place + 1) % count];
}
