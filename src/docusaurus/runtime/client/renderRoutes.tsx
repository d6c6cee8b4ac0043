import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, matchPath, type RouteComponentProps} from 'react-router';
import type {RouteConfig} from 'react-router-config';

function firstMatch(routes: readonly RouteConfig[], router: RouteComponentProps): ReactNode {
  for (const [index, route] of routes.entries()) {
    const match = route.path === undefined ? router.match : matchPath(router.location.pathname, route);
    if (match) {
      const Page = route.component;
      const here = {...router, match};
      return (
        <RouterContext.Provider key={route.key ?? index} value={here}>
          {Page && <Page {...here} route={route} />}
        </RouterContext.Provider>
      );
    }
  }
  return null;
}

function Routes({routes}: {readonly routes: readonly RouteConfig[]}): ReactNode {
  const router = useContext(RouterContext);
  // The router of the app announces an address before its page has loaded. What asks a router by a consumer
  // renders all that it holds again for that, although its own router is the same; a hook does not.
  return useMemo(() => firstMatch(routes, router), [routes, router]);
}

/**
 * Renders the first route that matches the address, as `react-router-config` does, but renders it again only
 * when the address that is shown changes.
 *
 * @param routes routes of one level; nothing is rendered where there are none
 */
export default function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactNode {
  return routes && <Routes routes={routes} />;
}
