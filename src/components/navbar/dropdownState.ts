/** `peeked` is open because the pointer rests on it, `open` because the reader asked for it. */
export type DropdownState = 'closed' | 'peeked' | 'open';

export type DropdownEvent = 'enter' | 'leave' | 'press' | 'show' | 'dismiss';

/** What a dropdown does when the pointer comes or goes, its button is pressed, or it is shown or dismissed. */
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
 * Place in the list to which a key leads.
 *
 * @param place current place, -1 on the button.
 * @param count number of links in the list.
 * @returns `undefined` for a key that does not move.
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
