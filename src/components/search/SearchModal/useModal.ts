import {useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject} from 'react';
import {debounce} from '../core/debounce';

/** In milliseconds. While a virtual keyboard moves, the size changes in every frame. */
const resizePause = 20;

/** Fits the dialog into the part of the screen above a virtual keyboard. */
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
 * Makes a dialog modal while its component is mounted. `showModal` would make the rest of the page inert, so the
 * browser would recompute all of its styles on opening and closing. On a processor throttled to a quarter of its speed,
 * that takes 50 to 100 ms instead of 4.
 *
 * @param onFocus called when the box gets the focus for the first time
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
      // Phones show the keyboard only right after a touch.
      focus();
      return undefined;
    }
    // After the frame that shows the dialog, because focusing now would force a second layout.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focus);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [box]);
  // The element that had the focus may be gone.
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
