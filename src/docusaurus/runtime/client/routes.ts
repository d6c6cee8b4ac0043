import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {decodedPath} from '../core/address';

export {routes};

/** Routes that match an address, outermost first. `.html` at its end is ignored. */
export function routesTo(pathname: string) {
  const page = normalizeLocation({pathname, search: '', hash: '', state: undefined}).pathname;
  const forms = new Set([page, decodedPath(page)]);
  return [...forms].flatMap((form) => matchRoutes(routes, form).map(({route}) => route));
}

/** Path of the page at an address, in the route's own spelling; `undefined` if there is none. */
export function pageAt(pathname: string): string | undefined {
  return routesTo(pathname).find(({exact}) => exact === true)?.path as string | undefined;
}

/** Paths of the pages whose routes have been loaded. */
export function knownPaths(siblings: readonly RouteConfig[] = routes): string[] {
  return siblings.flatMap(({path, exact, routes: children}) => [
    ...(exact === true && typeof path === 'string' ? [path] : []),
    ...knownPaths(children ?? []),
  ]);
}

/** The route of the not-found page. */
export const notFoundRoutes = routes.filter(({path}) => path === '*');
