import {useEffect, useState} from 'react';
import {rowsMeanwhile} from './core/rowsMeanwhile';

/** Rows of an answer that come in a frame. */
const atOnce = 3;

/**
 * Spreads a list over some frames, so that the browser lays out and paints a part at a time and answers to
 * keys in between.
 *
 * @param rows the list, best row first
 */
export function useGradually<Row extends {readonly key: string}>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState<readonly Row[]>([]);
  const next = shown === rows ? rows : rowsMeanwhile(rows, shown, atOnce);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(next));
    return () => cancelAnimationFrame(frame);
  }, [next]);
  return next;
}
