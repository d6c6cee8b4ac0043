/** `peeked`: open while the pointer is over it. `open`: opened by click or key. */
export type DropdownState = 'closed' | 'peeked' | 'open';

export type DropdownEvent = 'enter' | 'leave' | 'press' | 'show' | 'dismiss';

/** Next state of a dropdown when the pointer enters or leaves, its button is pressed, or it's shown or dismissed. */
export function nextState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'peeked' : state;
    case 'leave':
      return state === 'peeked' ? 'closed' : state;
    case 'press':
      return state === 'open' ? 'closed' : 'open';
    case 'show':
      return 'open';
    case 'dismiss':
      return 'closed';
  }
}

/**
 * The position in the list that a key moves to.
 *
 * @param place current position; -1 for the button
 * @param count number of links in the list.
 * @returns `undefined` for keys that don't move
 */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return place <= 0 ? count - 1 : place - 1;
    case 'Home':
      return place < 0 ? undefined : 0;
    case 'End':
      return place < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
