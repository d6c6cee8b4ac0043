import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, matchPath, type RouteComponentProps} from 'react-router';
import type {RouteConfig} from 'react-router-config';

function firstMatch(routes: readonly RouteConfig[], router: RouteComponentProps): ReactNode {
  for (const [index, route] of routes.entries()) {
    const match = matchPath(router.location.pathname, route);
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
  // A context consumer, as in react-router, would rerender the whole page when the outer router changes.
  return useMemo(() => firstMatch(routes, router), [routes, router]);
}

/**
 * Renders the first route that matches the address, like `react-router-config`, but only when the displayed address
 * changes.
 *
 * @param routes routes of one level; renders nothing without them
 */
export default function renderRoutes(routes: readonly RouteConfig[] | undefined): ReactNode {
  return routes && <Routes routes={routes} />;
}
