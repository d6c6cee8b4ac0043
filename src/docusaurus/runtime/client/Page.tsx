import type {Location} from 'history';
import type {ReactNode} from 'react';
import renderRoutes from './renderRoutes';
import {isPage, notFoundRoutes, routes} from './routes';

/** The page at a location whose page has been loaded. The router takes care of the rest of Docusaurus' `PendingNavigation`. */
export default function Page({location}: {readonly location: Location}): ReactNode {
  // Routes become known during navigation.
  return renderRoutes(isPage(location.pathname) ? routes : notFoundRoutes);
}
