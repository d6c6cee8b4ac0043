import {mayReload, reloadText} from '../core/reloadGuard';

const key = 'reloaded';

/**
 * Reloads the current address, unless it was just reloaded.
 *
 * @param isNew whether the reader followed a link here; the page then starts at its top or hash target instead of at
 * the scroll position of the previous page
 * @returns whether the page is being reloaded
 */
export function reloadOnce(isNew: boolean): boolean {
  const address = window.location.href;
  const now = Date.now();
  try {
    if (!mayReload(address, now, window.sessionStorage.getItem(key))) {
      return false;
    }
    window.sessionStorage.setItem(key, reloadText(address, now));
  } catch {
    // Without storage, reload anyway: a page that fails on its first load isn't reloaded again.
  }
  if (isNew) {
    window.history.scrollRestoration = 'manual';
  }
  window.location.reload();
  return true;
}
