import {useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject} from 'react';
import {debounce} from '../core/debounce';

/** Milliseconds: while a virtual keyboard moves, the size changes with every frame. */
const resizePause = 20;

/** Keeps the dialog within what a virtual keyboard leaves of the screen. */
function useVisibleHeight(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () =>
      dialog.current?.style.setProperty('--visible-height', `${viewport?.height ?? window.innerHeight}px`);
    const onResize = debounce(fit, resizePause);
    fit();
    viewport?.addEventListener('resize', onResize);
    return () => {
      viewport?.removeEventListener('resize', onResize);
      onResize.cancel();
    };
  }, [dialog]);
}

/**
 * Makes a dialog modal that is open as long as its component lives. `showModal` would make the rest of
 * the page inert, for which the browser computes all of its styles again, when it opens and when it closes.
 *
 * @param onFocus called when the box has the focus for the first time
 */
export function useModal(
  box: RefObject<HTMLInputElement | null>,
  onFocus: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const hadFocus = useRef(false);
  const onFirstFocus = useEffectEvent(onFocus);
  useEffect(() => {
    const focus = () => {
      hadFocus.current = true;
      box.current?.focus({preventScroll: true});
      onFirstFocus();
    };
    if (window.matchMedia('(pointer: coarse)').matches) {
      // Phones show their keyboard only right after a touch.
      focus();
      return undefined;
    }
    // After the frame that shows the dialog: setting the focus would force a second layout in this task.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focus);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [box]);
  // An element that had the focus may be gone.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      box.current?.focus();
    }
  });
  useEffect(() => {
    const onFocusIn = ({target}: FocusEvent) => {
      if (!dialog.current?.contains(target as Node)) {
        box.current?.focus();
      }
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [box]);
  useVisibleHeight(dialog);
  return dialog;
}
