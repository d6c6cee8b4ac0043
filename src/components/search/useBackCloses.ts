import {useEffect, useRef} from 'react';

const mark = 'searchDialog';

function isMarked(): boolean {
  return (window.history.state as Record<string, unknown> | null)?.[mark] === true;
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
    if (!window.matchMedia('(width <= 996px)').matches) {
      return undefined;
    }
    window.history.pushState({...(window.history.state as object | null), [mark]: true}, '');
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      latest.current(false);
    };
    window.addEventListener('popstate', onPop, {capture: true});
    return () => {
      window.removeEventListener('popstate', onPop, {capture: true});
      if (isMarked()) {
        const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
        window.addEventListener('popstate', swallow, {capture: true, once: true});
        window.history.back();
      }
    };
  }, []);
}
