import {useEffect, useEffectEvent, useMemo, useRef} from 'react';
import {afterEarlyKey} from '../core/afterEarlyKey';

interface EarlyKeys {
  /** Begins to keep what is typed. */
  keep(): void;
  /** Ends that, and gives what has been typed. */
  take(): string;
}

/**
 * What is typed between the opening and the moment when the box takes the keys.
 *
 * @param onEscape called when the reader gives the opening up
 */
export function useEarlyKeys(onEscape: () => void): EarlyKeys {
  const keys = useRef<string>(undefined);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (keys.current === undefined) {
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        keys.current = undefined;
        escape();
        return;
      }
      const typed = afterEarlyKey(keys.current, event);
      if (typed !== undefined) {
        event.preventDefault();
        keys.current = typed;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return useMemo(
    () => ({
      keep() {
        keys.current ??= '';
      },
      take() {
        const typed = keys.current ?? '';
        keys.current = undefined;
        return typed;
      },
    }),
    [],
  );
}
