import {startTransition, useEffect, useState} from 'react';

/** Rows in a frame: on a slow processor, the browser lays out one in 5 ms or more. */
const atOnce = 3;

/** Shows a list in parts, one in each frame, so that no task lays out all of it and keys get through. */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState<readonly Row[]>([]);
  useEffect(() => {
    if (shown === rows) {
      return undefined;
    }
    const changed = rows.findIndex((row, index) => row !== shown[index]);
    const end = (changed === -1 ? rows.length : changed) + atOnce;
    const next = end >= rows.length ? rows : [...rows.slice(0, end), ...shown.slice(end)];
    const frame = requestAnimationFrame(() => startTransition(() => setShown(next)));
    return () => cancelAnimationFrame(frame);
  }, [rows, shown]);
  return shown;
}
