import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Brings the focus back that comes to the page from outside, such as from the bars of the browser, or that is
 * lost because what had it is gone.
 */
export function useFocusKept(
  dialog: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      input.current?.focus();
    }
    hasFocus.current ||= dialog.current?.contains(document.activeElement) === true;
  });
  useEffect(() => {
    const onFocus = ({target}: FocusEvent) => {
      hasFocus.current ||= dialog.current?.contains(target as Node) === true;
      if (dialog.current?.contains(target as Node) === false) {
        input.current?.focus();
      }
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [dialog, input]);
}
