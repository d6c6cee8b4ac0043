import {useEffect, useRef} from 'react';

const mark = 'searchDialog';

/** Whether the current entry of the history is the one that stands for the open dialog. */
export function isDialogEntry(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[mark] === true;
}

/** Goes back to the entry of the page, without the router noticing it. */
function leaveDialogEntry(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}

/** A reload closes the dialog and keeps its entry: without this, the next press of Back would do nothing. */
export function useNoLeftoverEntry(): void {
  useEffect(() => {
    if (isDialogEntry()) {
      leaveDialogEntry();
    }
  }, []);
}

/**
 * On small screens Back closes the dialog before it leaves the page. The entry for it has the
 * page's own address, and the router is kept from noticing it.
 */
export function useBackCloses(close: (isLeaving: boolean) => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const small = window.matchMedia('(width <= 996px)');
    let isEntered = false;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      latest.current(false);
    };
    const enter = () => {
      if (small.matches && !isEntered) {
        isEntered = true;
        window.history.pushState({...(window.history.state as object | null), [mark]: true}, '');
        window.addEventListener('popstate', onPop, {capture: true});
      }
    };
    enter();
    small.addEventListener('change', enter);
    return () => {
      small.removeEventListener('change', enter);
      window.removeEventListener('popstate', onPop, {capture: true});
      if (isDialogEntry()) {
        leaveDialogEntry();
      }
    };
  }, []);
}
