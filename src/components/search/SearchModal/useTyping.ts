import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {inNextTask} from '../core/inNextTask';

/** The box, which keeps its text itself. */
export interface Typing {
  readonly box: RefObject<HTMLInputElement | null>;
  /** Takes what the reader has typed, and tells it in a task of its own. */
  take(text: string): void;
  /** Writes into the box in place of the reader. */
  write(text: string): void;
  /** Tells and renders at once what is not rendered yet. */
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
  const latest = useRef({text: query, count: 0});
  const cancel = useRef<() => void>(undefined);
  const [rendered, setRendered] = useState(0);
  const isComposing = useRef(false);
  useEffect(() => {
    const input = box.current;
    const begin = () => {
      isComposing.current = true;
    };
    const end = () => {
      isComposing.current = false;
    };
    input?.addEventListener('compositionstart', begin);
    input?.addEventListener('compositionend', end);
    return () => {
      input?.removeEventListener('compositionstart', begin);
      input?.removeEventListener('compositionend', end);
    };
  }, []);
  useLayoutEffect(() => {
    const isCurrent = rendered === latest.current.count && !isComposing.current;
    if (box.current && isCurrent && box.current.value !== query) {
      box.current.value = query;
    }
  }, [query, rendered]);

  const tell = () => {
    onTyped(latest.current.text);
    setRendered(latest.current.count);
  };
  const take = (text: string) => {
    latest.current = {text, count: latest.current.count + 1};
    cancel.current?.();
    cancel.current = inNextTask(tell);
  };
  return {
    box,
    take,
    write(text) {
      if (box.current) {
        box.current.value = text;
      }
      take(text);
    },
    catchUp() {
      if (rendered !== latest.current.count) {
        cancel.current?.();
        // Told already, it may still wait to be rendered, which is done for what is told here.
        flushSync(tell);
      }
    },
  };
}
