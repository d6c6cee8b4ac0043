import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {pathForms} from '../core/address';

export {routes};

/** Routes that match an address, outermost first. `.html` at its end is ignored. */
export function routesTo(pathname: string) {
  const page = normalizeLocation({pathname, search: '', hash: '', state: undefined}).pathname;
  return pathForms(page).flatMap((form) => matchRoutes(routes, form).map(({route}) => route));
}

/** Path of the page at an address, in the route's own spelling; `undefined` if there is none. */
export function pageAt(pathname: string): string | undefined {
  return routesTo(pathname).find(({exact}) => exact === true)?.path as string | undefined;
}

/** Whether an address has a page: a route that matches exactly. */
export function isPage(pathname: string): boolean {
  return pageAt(pathname) !== undefined;
}

/** The route of the not-found page. */
export const notFoundRoutes = routes.filter(({path}) => path === '*');
