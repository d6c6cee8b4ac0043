import {mayReload, readReload, writeReload} from '../core/reloadGuard';

const key = 'reloaded';

/**
 * Reloads the page at the current address, unless that has just been done in vain.
 *
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(): boolean {
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
  window.location.reload();
  return true;
}
