import siteConfig from '@generated/docusaurus.config';
import type {Location} from 'history';
import {startTransition, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {documentPath} from './documentPath';
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

/** Loads the page at the browser's address, by a full reload if a script fails. */
async function loadPage(pathname: string, isNew: boolean, signal: AbortSignal): Promise<void> {
  const load = () => preload(pathname);
  try {
    await load();
  } catch {
    // Usually a new deployment has removed the old files.
    if (signal.aborted || reloadOnce(isNew)) {
      return new Promise(() => undefined);
    }
    await untilLoaded(load, signal);
  }
}

/** The location that the page's HTML was rendered at. The static not-found page was rendered at `/404`. */
function locationOfHtml(location: Location): Location {
  const pathname = documentPath();
  if (!isPage(pathname)) {
    return {...location, pathname: `${siteConfig.baseUrl}404`};
  }
  return pathname === location.pathname ? location : {...location, pathname};
}

/**
 * Shows the current page until the next one has loaded.
 *
 * The first page hydrates at the location of its HTML and then moves to the browser's address.
 */
export default function PendingNavigation({location}: {readonly location: Location}): ReactNode {
  const [shown, setShown] = useState<Shown>(() => ({
    location: locationOfHtml(location),
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
        // A new query or hash on the same page is not urgent.
        if (previousLocation?.pathname === location.pathname) {
          startTransition(update);
        } else {
          update();
        }
      }
    };
    if (previousLocation === null && location.pathname === documentPath()) {
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
  // A router context of its own keeps the old page from rerendering, and delaying the next one, when the address changes.
  return useMemo(
    () => (
      <RouterContext.Provider value={{...router, location: shownLocation}}>
        {/* Routes become known during navigation. */}
        {renderRoutes(isPage(shownLocation.pathname) ? routes : notFoundRoutes)}
      </RouterContext.Provider>
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the location of the router ever changes
    [shownLocation],
  );
}
