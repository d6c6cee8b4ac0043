import type {MouseEvent} from 'react';

/** A handler that hides the moves of a still pointer, below which a list appears. */
export function onMovedOnly(): (event: MouseEvent) => void {
  let place = '';
  return (event) => {
    const now = `${event.screenX} ${event.screenY}`;
    if (place === '' || place === now) {
      event.stopPropagation();
    }
    place = now;
  };
}
