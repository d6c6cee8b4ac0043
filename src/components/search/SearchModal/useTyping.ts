import {useLayoutEffect, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {inNextTask} from '../core/inNextTask';

/** The box, which keeps its text itself. */
export interface Typing {
  readonly box: RefObject<HTMLInputElement | null>;
  /** Takes what the reader has typed, and tells it in a task of its own. */
  take(text: string): void;
  /** Writes into the box in place of the reader. */
  write(text: string): void;
  /** Tells at once what is still to be told, and renders it. */
  catchUp(): void;
}

/**
 * Lets a key show before anything is rendered for it: whatever else changed in the key's own task would be
 * laid out in it, because the browser then looks where the caret is.
 *
 * @param query what stands in the box as far as it is told; where it becomes another text, the box follows
 * @param onTyped called with the text of the box
 */
export function useTyping(query: string, onTyped: (text: string) => void): Typing {
  const box = useRef<HTMLInputElement>(null);
  const untold = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (box.current && untold.current === undefined && box.current.value !== query) {
      box.current.value = query;
    }
  }, [query]);

  const tell = () => {
    const text = untold.current;
    untold.current = undefined;
    if (text !== undefined) {
      onTyped(text);
    }
  };
  return {
    box,
    take(text) {
      if (untold.current === undefined) {
        inNextTask(tell);
      }
      untold.current = text;
    },
    write(text) {
      if (box.current) {
        box.current.value = text;
      }
      onTyped(text);
    },
    catchUp() {
      if (untold.current !== undefined) {
        flushSync(tell);
      }
    },
  };
}
