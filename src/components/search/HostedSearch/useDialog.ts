import {useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useBackCloses} from '../useBackCloses';
import {useFocusKept} from '../useFocusKept';
import {boxDescription, type BoxDescription} from './boxDescription';

/** What DocSearch says of the element around its dialog, which is no button with a list. */
const wrongAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** What of DocSearch has additions of this site's own. */
interface Parts {
  readonly modal: Element;
  readonly bar: Element;
}

interface Dialog {
  readonly dialog: RefObject<HTMLDivElement | null>;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly description: BoxDescription;
  /** There once DocSearch is. */
  readonly parts: Parts | undefined;
}

/**
 * Makes the element around DocSearch a dialog to readers: it keeps the focus, Back closes it on small screens, and
 * what is in it says what it is.
 *
 * @param openOnFocus whether the empty box shows what was opened before without being asked
 */
export function useDialog(close: (isLeaving: boolean) => void, openOnFocus: boolean): Dialog {
  const dialog = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [description] = useState(() => boxDescription(openOnFocus));
  const [parts, setParts] = useState<Parts>();
  useLayoutEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    const modal = container?.querySelector('.DocSearch-Modal');
    const bar = modal?.querySelector('.DocSearch-SearchBar');
    wrongAttributes.forEach((name) => container?.removeAttribute(name));
    // The page has a header and a footer of its own.
    modal
      ?.querySelectorAll(':scope > :is(header, footer)')
      .forEach((part) => part.setAttribute('role', 'presentation'));
    if (modal && bar) {
      setParts({modal, bar});
    }
    box.current = bar?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
    return box.current ? description.attach(box.current) : undefined;
  }, [description]);
  useFocusKept(dialog, box);
  useBackCloses(close);
  return {dialog, box, description, parts};
}
