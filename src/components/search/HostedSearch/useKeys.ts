import {useEffect, useEffectEvent, type RefObject} from 'react';
import {isComposing} from '../core/isComposing';
import {openIn} from '../core/openIn';
import type {BoxDescription} from './boxDescription';

interface Handlers {
  /** Escape, where there is nothing left to clear. */
  onEscape(): void;
  /** Enter, where no row answers the text in the box. */
  onEnter(text: string): void;
  /** Delete, where a row of what was opened before is active. */
  onDelete(): void;
}

/** Keeps a key from DocSearch, and from the browser. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What keys do that DocSearch has no use for, has another use for, or would take from an input method. */
export function useKeys(
  dialog: RefObject<HTMLElement | null>,
  box: RefObject<HTMLInputElement | null>,
  description: BoxDescription,
  {onEscape, onEnter, onDelete}: Handlers,
): void {
  const isListShown = () => box.current?.ariaExpanded === 'true';
  // Until the answer is there, DocSearch lists, and would open, what it found for the text before.
  const isAnswered = () => box.current?.form?.ariaBusy !== 'true';
  const isEmpty = () => box.current?.value === '';

  const onBoxKey = (event: KeyboardEvent, input: HTMLInputElement) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isEmpty() && !isListShown()) {
        // DocSearch has the list already, or gets it for this key.
        if (event.key === 'ArrowUp' || input.getAttribute('aria-controls')) {
          take(event);
        }
        description.change({wantsRecent: event.key === 'ArrowDown'});
      }
      description.change({isTold: true});
    } else if (event.key === 'Delete' && isEmpty() && isListShown()) {
      take(event);
      onDelete();
    } else if (event.key === 'Enter') {
      const how = openIn(event);
      if (how === undefined) {
        event.stopPropagation();
      } else if (!isAnswered() || (!isListShown() && (how === 'place' || isEmpty()))) {
        take(event);
        if (how === 'place' && input.value.trim() !== '') {
          onEnter(input.value.trim());
        }
      }
    }
  };

  const onEscapeKey = (event: KeyboardEvent) => {
    const input = box.current;
    if (isEmpty() && !isListShown()) {
      event.preventDefault();
      onEscape();
    } else if (event.target !== input) {
      event.preventDefault();
      if (isListShown()) {
        input?.focus();
      } else {
        // Brings the focus to the box, too.
        input?.form?.reset();
      }
    }
    if (isEmpty()) {
      description.change({wantsRecent: false});
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) {
      event.stopPropagation();
    } else if (event.key === 'Escape') {
      onEscapeKey(event);
    } else if (event.target === box.current && box.current) {
      onBoxKey(event, box.current);
    }
  });

  /** Leaves the list of what was opened before open on the way to the buttons that belong to it. */
  const onTab = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab' && isEmpty()) {
      event.stopPropagation();
    }
  });

  useEffect(() => {
    const element = dialog.current;
    const before = (event: KeyboardEvent) => onKey(event);
    const between = (event: KeyboardEvent) => onTab(event);
    document.addEventListener('keydown', before, {capture: true});
    // After DocSearch has kept the focus, and before it closes the list.
    element?.addEventListener('keydown', between);
    return () => {
      document.removeEventListener('keydown', before, {capture: true});
      element?.removeEventListener('keydown', between);
    };
  }, [dialog]);
}
