import type {Location} from 'history';
import type {ReactNode} from 'react';
import {renderRoutes} from 'react-router-config';
import {notFoundRoutes, pageAt, routes} from './routes';

/** Renders the page at a location, which must have loaded. `Router` does the rest of Docusaurus' `PendingNavigation`. */
export default function Page({location}: {readonly location: Location}): ReactNode {
  // Navigation adds routes.
  return renderRoutes(pageAt(location.pathname) === undefined ? notFoundRoutes : routes);
}
