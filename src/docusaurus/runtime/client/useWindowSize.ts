import {useSyncExternalStore} from 'react';

const desktop = '(width > 996px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the window is as wide as the desktop or the mobile layout; `ssr` during hydration. Docusaurus' own hook starts
 * with `ssr` on every page, and so renders each page twice.
 */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(desktop).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
