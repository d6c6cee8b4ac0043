import {readablePath} from '../core/address';
import {preload} from './preload';
import {untilLoaded} from './untilLoaded';

/**
 * Loads the first page before React hydrates its HTML.
 *
 * The router throws at a path with a malformed percent code, so such a path is rewritten first. If a script fails to load,
 * the static page stays readable and offers a Retry button.
 */
export default async function startPage(pathname: string): Promise<void> {
  const readable = readablePath(pathname);
  if (readable !== pathname) {
    const {origin, search, hash} = window.location;
    window.history.replaceState(window.history.state, '', origin + readable + search + hash);
  }
  await untilLoaded(() => preload(readable));
}
