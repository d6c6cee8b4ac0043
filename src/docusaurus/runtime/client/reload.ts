const key = 'reloaded';
const pause = 10_000;

/**
 * Reloads the current address, unless it was reloaded in the last 10 seconds, which prevents an endless loop.
 *
 * @param isNew whether the reader followed a link here; the page then starts at its top or hash target instead of at
 * the scroll position of the previous page
 * @returns whether the page is being reloaded
 */
export function reloadOnce(isNew: boolean): boolean {
  const address = window.location.href;
  const now = Date.now();
  try {
    const [time, last] = (window.sessionStorage.getItem(key) ?? '').split(' ');
    if (last === address && Math.abs(now - Number(time)) <= pause) {
      return false;
    }
    window.sessionStorage.setItem(key, `${now} ${address}`);
  } catch {
    // Without storage, reload anyway: a page that fails on its first load isn't reloaded again.
  }
  if (isNew) {
    window.history.scrollRestoration = 'manual';
  }
  window.location.reload();
  return true;
}
