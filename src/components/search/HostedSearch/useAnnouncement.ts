import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {countText, nothingText} from '../texts';

/** A list that has not changed for so long is told to screen readers. */
const settleAfter = 500;

function listText(dialog: HTMLElement | null): string {
  const rows = [...(dialog?.querySelectorAll('.DocSearch-Hit') ?? [])].filter((row) => row.checkVisibility());
  if (rows.length > 0) {
    return countText(rows.length);
  }
  return dialog?.querySelector('.DocSearch-NoResults') ? nothingText() : '';
}

/**
 * What screen readers are told of the list, once it is settled. DocSearch does not say how many rows it makes of
 * an answer, so they are counted.
 */
export function useAnnouncement(dialog: RefObject<HTMLElement | null>): {
  readonly text: string;
  readonly asked: () => void;
  readonly answered: () => void;
} {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tellers = useMemo(
    () => ({
      asked() {
        clearTimeout(timer.current);
        setText('');
      },
      answered() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setText(listText(dialog.current)), settleAfter);
      },
    }),
    [dialog],
  );
  return {text, ...tellers};
}
