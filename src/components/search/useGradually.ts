import {useEffect, useState} from 'react';
import {rowsMeanwhile} from './core/rowsMeanwhile';

/**
 * Spreads a list over two frames, so that the browser lays out and paints a half at a time and answers to
 * keys in between.
 *
 * @param rows the list, best row first
 * @param atOnce number of rows in the first of the two frames
 */
export function useGradually<Row extends {readonly key: string}>(
  rows: readonly Row[],
  atOnce: number,
): readonly Row[] {
  const [whole, setWhole] = useState<readonly Row[]>([]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWhole(rows));
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return whole === rows ? rows : rowsMeanwhile(rows, whole, atOnce);
}
