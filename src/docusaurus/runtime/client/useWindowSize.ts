import {useSyncExternalStore} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const defaultBreakpoint = 996;
const settled = 20;

/** Calls a listener 20 ms after the last resize event. */
function subscribe(listener: () => void): () => void {
  let timer: number | undefined;
  const callLater = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(listener, settled);
  };
  window.addEventListener('resize', callLater);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', callLater);
  };
}

/**
 * Whether the window is as wide as the desktop or the mobile layout; `ssr` during hydration. Docusaurus' own hook starts with
 * `ssr` on every page, and so renders each page twice.
 */
export function useWindowSize({desktopBreakpoint = defaultBreakpoint} = {}): WindowSize {
  return useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
