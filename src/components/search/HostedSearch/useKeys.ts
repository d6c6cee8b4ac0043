import {useEffect, useEffectEvent, type RefObject} from 'react';
import {isComposing} from '../core/isComposing';
import {openIn} from '../core/openIn';

interface Handlers {
  /** Escape, where there is nothing left to clear. */
  onEscape(): void;
  /** Enter, where no row would be opened. */
  onEnter(text: string): void;
}

/** What keys do that DocSearch has no use for, or would take from an input method. */
export function useKeys(box: RefObject<HTMLInputElement | null>, {onEscape, onEnter}: Handlers): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const input = box.current;
    if (isComposing(event)) {
      event.stopPropagation();
    } else if (event.key === 'Escape' && input?.value === '') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Escape' && event.target !== input) {
      event.preventDefault();
      input?.focus();
    } else if (
      event.key === 'Enter' &&
      openIn(event) === 'place' &&
      event.target === input &&
      input?.value.trim() &&
      !input.hasAttribute('aria-activedescendant')
    ) {
      event.preventDefault();
      onEnter(input.value.trim());
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, {capture: true});
    return () => document.removeEventListener('keydown', listener, {capture: true});
  }, []);
}
