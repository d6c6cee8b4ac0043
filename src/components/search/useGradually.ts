import {startTransition, useEffect, useState} from 'react';

/** On a slow processor, laying out one row takes 5 ms or more. */
const rowsPerFrame = 3;

/** Shows a list a few rows per frame, so that laying it out doesn't block keys. */
export function useGradually<Row>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState<readonly Row[]>([]);
  useEffect(() => {
    if (shown === rows) {
      return undefined;
    }
    const changed = rows.findIndex((row, index) => row !== shown[index]);
    const end = (changed === -1 ? rows.length : changed) + rowsPerFrame;
    const next = end >= rows.length ? rows : [...rows.slice(0, end), ...shown.slice(end)];
    const frame = requestAnimationFrame(() => startTransition(() => setShown(next)));
    return () => cancelAnimationFrame(frame);
  }, [rows, shown]);
  return shown;
}
