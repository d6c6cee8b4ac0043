import siteConfig from '@generated/docusaurus.config';
import type {Location} from 'history';
import {startTransition, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {dispatch} from './lifecycle';
import {preload} from './preload';
import {reloadOnce} from './reload';
import renderRoutes from './renderRoutes';
import {isPage, notFoundRoutes, routes} from './routes';
import {scrollAfterNavigation} from './scroll';
import {untilLoaded} from './untilLoaded';

interface Shown {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** Loads the page at the browser's address, by a reload of everything if there is no other way. */
async function loadPage(pathname: string, isNew: boolean, signal: AbortSignal): Promise<void> {
  const load = () => preload(pathname);
  try {
    await load();
  } catch {
    // The usual reason is a new deployment that has taken the old files away.
    if (signal.aborted || reloadOnce(isNew)) {
      return new Promise(() => undefined);
    }
    await untilLoaded(load, signal);
  }
}

/**
 * Keeps the page that is shown until the next one has loaded.
 *
 * The static not-found page was rendered at an address of its own. It is taken over at that address
 * and then shown at the real one, in which it may say more than the static page.
 */
export default function PendingNavigation({location}: {readonly location: Location}): ReactNode {
  const [shown, setShown] = useState<Shown>(() => ({
    location: isPage(location.pathname) ? location : {...location, pathname: `${siteConfig.baseUrl}404`},
    previousLocation: null,
  }));
  const reached = useRef<Location>(undefined);
  const router = useContext(RouterContext);
  const {history} = router;

  useLayoutEffect(() => {
    const previousLocation = reached.current ?? null;
    const finish = dispatch('onRouteUpdate', {previousLocation, location});
    const given = new AbortController();
    const show = () => {
      if (!given.signal.aborted) {
        finish();
        reached.current = location;
        const update = () =>
          setShown((now) => (now.location === location ? now : {location, previousLocation}));
        // Another query or anchor of the page that is shown can wait for what the reader does meanwhile.
        if (previousLocation?.pathname === location.pathname) {
          startTransition(update);
        } else {
          update();
        }
      }
    };
    if (previousLocation === null) {
      show();
    } else {
      const isNew = history.action !== 'POP';
      void loadPage(location.pathname, isNew, given.signal).then(show);
    }
    return () => {
      given.abort();
      finish();
    };
  }, [location, history]);

  useLayoutEffect(() => {
    if (reached.current === shown.location) {
      scrollAfterNavigation(shown);
      dispatch('onRouteDidUpdate', shown);
    }
  }, [shown]);

  const {location: shownLocation} = shown;
  // The router announces the new address to whatever reads it, so that every link of the old page would be
  // rendered again while the next one loads, and delay it. What is shown therefore has a router of its own.
  return useMemo(
    () => (
      <RouterContext.Provider value={{...router, location: shownLocation}}>
        {/* Made at each page, because routes become known on the way. */}
        {renderRoutes(isPage(shownLocation.pathname) ? routes : notFoundRoutes)}
      </RouterContext.Provider>
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the router, only the address ever changes
    [shownLocation],
  );
}
