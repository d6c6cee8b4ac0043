import {useEffect, useEffectEvent} from 'react';

const mark = 'searchDialog';

/** Whether the current history entry is that of the open dialog. */
export function isDialogEntry(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[mark] === true;
}

/** Goes back to the page's history entry, hidden from the router. */
function leaveDialogEntry(): void {
  if (isDialogEntry()) {
    const hide = (event: PopStateEvent) => event.stopImmediatePropagation();
    window.addEventListener('popstate', hide, {capture: true, once: true});
    window.history.back();
  }
}

/** A reload closes the dialog but keeps its history entry. Without this hook, the next Back would do nothing. */
export function useNoLeftoverEntry(): void {
  useEffect(() => leaveDialogEntry(), []);
}

/**
 * On small screens, Back closes the dialog before it leaves the page. The dialog's history entry has the page's address
 * and is hidden from the router.
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
