import {useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject} from 'react';
import {debounce} from '../core/debounce';
import {inNextTask} from '../core/inNextTask';
import {useBackCloses} from '../useBackCloses';
import {useFocusKept} from '../useFocusKept';

/** Milliseconds: the virtual keyboard changes the size at each step of its way. */
const resizePause = 20;

/** Keeps the dialog within what the virtual keyboard leaves of the screen. */
function useVisibleHeight(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () =>
      dialog.current?.style.setProperty('--visible-height', `${viewport?.height ?? window.innerHeight}px`);
    const onResize = debounce(fit, resizePause);
    fit();
    const source = viewport ?? window;
    source.addEventListener('resize', onResize);
    return () => {
      source.removeEventListener('resize', onResize);
      onResize.cancel();
    };
  }, [dialog]);
}

/**
 * Gives the box the focus after the frame that shows it: to focus it earlier, the browser would have to lay the
 * page out in the task that made the dialog, or to do so twice in that frame. Where fingers write, it is at
 * once, because phones show their keyboard only right after a touch.
 */
function useFocusAtStart(input: RefObject<HTMLInputElement | null>, onFocus: () => void): void {
  const focus = useEffectEvent(() => {
    input.current?.focus({preventScroll: true});
    if (input.current?.value) {
      input.current.select();
    }
    onFocus();
  });
  useLayoutEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) {
      focus();
      return undefined;
    }
    let cancel: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      cancel = inNextTask(focus);
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel?.();
    };
  }, []);
}

/**
 * What makes the dialog, which is open for as long as the component lives, modal to readers: it takes the
 * focus and keeps it. `showModal` would make the rest of the page inert, for which the browser computes the
 * styles of all of it anew, at once, when the dialog opens and when it closes; `show` would lay out the page
 * to give the focus to a button first.
 *
 * @param onFocus is called when the box takes the keys
 */
export function useModal(
  close: (isLeaving: boolean) => void,
  input: RefObject<HTMLInputElement | null>,
  onFocus: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusAtStart(input, onFocus);
  useFocusKept(dialog, input);
  useBackCloses(close);
  useVisibleHeight(dialog);
  return dialog;
}
