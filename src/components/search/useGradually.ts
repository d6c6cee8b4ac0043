import {useEffect, useState} from 'react';
import {rowsMeanwhile} from './core/rowsMeanwhile';

/**
 * Spreads a list over some frames, so that the browser lays out and paints a part at a time and answers to
 * keys in between.
 *
 * @param rows the list, best row first
 * @param atOnce number of its rows that come in a frame
 */
export function useGradually<Row extends {readonly key: string}>(
  rows: readonly Row[],
  atOnce: number,
): readonly Row[] {
  const [shown, setShown] = useState<readonly Row[]>([]);
  const next = shown === rows ? rows : rowsMeanwhile(rows, shown, atOnce);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(next));
    return () => cancelAnimationFrame(frame);
  }, [next]);
  return next;
}
