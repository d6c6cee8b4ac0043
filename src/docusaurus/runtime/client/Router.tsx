import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import siteConfig from '@generated/docusaurus.config';
import {createBrowserHistory, type History, type Location} from 'history';
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Context,
  type ReactNode,
} from 'react';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import {preload} from './preload';
import {reloadOnce} from './reload';
import {pageAt} from './routes';
import {scrollAfterNavigation, type RouteChange} from './scroll';
import {untilLoaded} from './untilLoaded';

declare module 'react-router' {
  // Missing in the package's types.
  export const __HistoryContext: Context<History>;
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

/** The browser's location, which runs ahead of the page on screen while the next page loads. */
function useBrowserLocation(history: History): Location {
  const subscribe = useCallback((listener: () => void) => history.listen(listener), [history]);
  const read = () => history.location;
  const location = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => normalizeLocation(location), [location]);
}

/**
 * Shows the current page until the next one has loaded.
 *
 * Components see only the location of the page on screen. Docusaurus nests a second router for this, which makes React render
 * every component that reads the location twice per navigation, first with the old page.
 */
export function Router({history, children}: {history: History; children?: ReactNode}): ReactNode {
  const location = useBrowserLocation(history);
  const [shown, setShown] = useState<RouteChange>(() => {
    // The static not-found page was rendered at `/404`. It moves to the address after hydration.
    const pathname = pageAt(location.pathname) ? location.pathname : `${siteConfig.baseUrl}404`;
    return {
      location: pathname === location.pathname ? location : {...location, pathname},
      previousLocation: null,
    };
  });
  /** The location whose page was loaded last. */
  const reached = useRef<Location>(null);

  useLayoutEffect(() => {
    const previousLocation = reached.current;
    const finish = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    const controller = new AbortController();
    const show = () => {
      if (!controller.signal.aborted) {
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
    if (previousLocation === null && pageAt(location.pathname)) {
      show();
    } else {
      const isNew = history.action !== 'POP';
      void loadPage(location.pathname, isNew, controller.signal).then(show);
    }
    return () => {
      controller.abort();
      finish();
    };
  }, [location, history]);

  useLayoutEffect(() => {
    if (reached.current === shown.location) {
      scrollAfterNavigation(shown);
      dispatchLifecycleAction('onRouteDidUpdate', shown);
    }
  }, [shown]);

  const {location: shownLocation} = shown;
  const router = useMemo(() => {
    const match = {path: '/', url: '/', params: {}, isExact: shownLocation.pathname === '/'};
    return {history, location: shownLocation, match};
  }, [history, shownLocation]);
  return (
    <HistoryContext.Provider value={history}>
      <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
    </HistoryContext.Provider>
  );
}

/** Without a listener, the history would miss that the reader goes back while the first page hydrates. */
function createListeningHistory(): History {
  const history = createBrowserHistory();
  history.listen(() => undefined);
  return history;
}

/** Replaces the router around Docusaurus' app. */
export function BrowserRouter({children}: {readonly children?: ReactNode}): ReactNode {
  const [history] = useState(createListeningHistory);
  return <Router history={history}>{children}</Router>;
}
