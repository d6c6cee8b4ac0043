import {useEffect, useEffectEvent} from 'react';

const mark = 'searchDialog';

/** Whether the current entry of the history stands for the open dialog. */
export function isDialogEntry(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[mark] === true;
}

/** Goes back to the entry of the page, without the router noticing it. */
function leaveDialogEntry(): void {
  if (isDialogEntry()) {
    const hide = (event: PopStateEvent) => event.stopImmediatePropagation();
    window.addEventListener('popstate', hide, {capture: true, once: true});
    window.history.back();
  }
}

/** A reload closes the dialog and keeps its entry: without this, the next press of Back would do nothing. */
export function useNoLeftoverEntry(): void {
  useEffect(() => leaveDialogEntry(), []);
}

/**
 * On small screens, Back closes the dialog before it leaves the page. The entry for it has the
 * page's own address, and the router is kept from noticing it.
 */
export function useBackCloses(close: (isLeaving: boolean) => void): void {
  const onBack = useEffectEvent(() => close(false));
  useEffect(() => {
    const small = window.matchMedia('(width <= 996px)');
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      onBack();
    };
    const enter = () => {
      if (small.matches && !isDialogEntry()) {
        window.history.pushState({...(window.history.state as object | null), [mark]: true}, '');
        window.addEventListener('popstate', onPop, {capture: true});
      }
    };
    enter();
    small.addEventListener('change', enter);
    return () => {
      small.removeEventListener('change', enter);
      window.removeEventListener('popstate', onPop, {capture: true});
      leaveDialogEntry();
    };
  }, []);
}
