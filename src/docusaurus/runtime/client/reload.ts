import {mayReload, readReload, writeReload} from '../core/reloadGuard';

const key = 'reloaded';

/**
 * Reloads the page at the current address, unless that has just been done in vain.
 *
 * @param isNew whether the reader has come to the address by a link: the page then begins at its top or at
 *   what the address names, not where the page before it was left.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(isNew: boolean): boolean {
  const address = window.location.href;
  const time = Date.now();
  try {
    if (!mayReload(address, time, readReload(window.sessionStorage.getItem(key)))) {
      return false;
    }
    window.sessionStorage.setItem(key, writeReload({address, time}));
  } catch {
    // Without storage nothing is known of earlier reloads; a page that fails on its first load is not reloaded anyway.
  }
  if (isNew) {
    window.history.scrollRestoration = 'manual';
  }
  window.location.reload();
  return true;
}
