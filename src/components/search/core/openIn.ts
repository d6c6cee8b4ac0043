import type {OpenIn} from './panelState';

interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

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
