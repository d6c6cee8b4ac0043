import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import {rowsInFrame} from './core/rowsInFrame';
import {rowsMeanwhile} from './core/rowsMeanwhile';

interface Step<Row> {
  readonly shown: readonly Row[];
  /** Number of rows that come in the next frame. */
  readonly atOnce: number;
  /** Time of the frame, in milliseconds. */
  readonly time: number;
}

/**
 * Spreads a list over some frames, so that the browser lays out and paints a part at a time and answers to
 * keys in between.
 *
 * @param rows the list, best row first
 */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [{shown, atOnce, time}, setStep] = useState<Step<Row>>({shown: [], atOnce: 1, time: -Infinity});
  const next = shown === rows ? rows : rowsMeanwhile(rows, shown, atOnce);
  // Lays out what is new at once: a key that came before its frame would ask for it, in one task with that frame.
  useLayoutEffect(() => void document.documentElement.offsetHeight, [next]);
  useEffect(() => {
    if (next === shown) {
      return undefined;
    }
    const frame = requestAnimationFrame((now) => {
      const step = {shown: next, atOnce: rowsInFrame(atOnce, now - time), time: now};
      // Keys come before rows.
      startTransition(() => setStep(step));
    });
    return () => cancelAnimationFrame(frame);
  }, [next, shown, atOnce, time]);
  return next;
}
