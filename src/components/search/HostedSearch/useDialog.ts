import {useLayoutEffect, useRef, type RefObject} from 'react';
import {useBackCloses} from '../useBackCloses';
import {useFocusKept} from '../useFocusKept';

/** What DocSearch says of the element around its dialog, which is no button with a list. */
const wrongAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** Says of the box what it is, and whether its list is there: DocSearch names no list where it shows none. */
function describeBox(box: HTMLInputElement): () => void {
  const tell = () => box.setAttribute('aria-expanded', String(Boolean(box.getAttribute('aria-controls'))));
  const observer = new MutationObserver(tell);
  box.setAttribute('role', 'combobox');
  box.setAttribute('aria-autocomplete', 'list');
  tell();
  observer.observe(box, {attributeFilter: ['aria-controls']});
  return () => observer.disconnect();
}

/**
 * Makes the element around DocSearch a dialog to readers: it keeps the focus, Back closes it on small screens, and
 * what is in it says what it is.
 */
export function useDialog(close: (isLeaving: boolean) => void): {
  readonly dialog: RefObject<HTMLDivElement | null>;
  readonly box: RefObject<HTMLInputElement | null>;
} {
  const dialog = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    wrongAttributes.forEach((name) => container?.removeAttribute(name));
    // The page has a header and a footer of its own.
    dialog.current
      ?.querySelectorAll('.DocSearch-Modal > :is(header, footer)')
      .forEach((part) => part.setAttribute('role', 'presentation'));
    box.current = dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
    return box.current ? describeBox(box.current) : undefined;
  }, []);
  useFocusKept(dialog, box);
  useBackCloses(close);
  return {dialog, box};
}
