const key = 'reloaded';
const pause = 10_000;

/** Describes a reload for session storage. */
export function reloadText(address: string, now: number): string {
  return `${now} ${address}`;
}

/**
 * Whether an address may be reloaded: not twice within 10 seconds, which could go on forever.
 *
 * @param now milliseconds since the epoch
 * @param last {@link reloadText} of the last reload. Anything else is ignored
 */
export function mayReload(address: string, now: number, last: string | null): boolean {
  const time = Number(/^\d+/.exec(last ?? '')?.[0]);
  const isSame = last === reloadText(address, time);
  return !isSame || now - time > pause || now < time;
}

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
