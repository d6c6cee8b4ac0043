import type {RouteConfig} from 'react-router-config';

/** Stands in for the routes of a build. A test adds those it needs. */
const routes: RouteConfig[] = [];

export default routes;
