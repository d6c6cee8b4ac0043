import {readablePath} from '../core/address';
import {preload} from './preload';
import {untilLoaded} from './untilLoaded';

/**
 * Loads the page that the browser has opened, before React takes over its static HTML.
 *
 * A path that the router could not read would keep the whole site from starting, so it is written
 * anew first. When something does not load, the static page stays and the reader can try again.
 */
export default async function startPage(pathname: string): Promise<void> {
  const readable = readablePath(pathname);
  if (readable !== pathname) {
    const {origin, search, hash} = window.location;
    window.history.replaceState(window.history.state, '', origin + readable + search + hash);
  }
  await untilLoaded(() => preload(readable));
}
