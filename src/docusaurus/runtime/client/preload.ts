import {findRoutes} from './findRoutes';
import type {LoadableComponent} from './loadable';
import {isPage, notFoundRoutes, routesTo} from './routes';

/** Loads everything the page at an address needs to render. */
export async function preload(pathname: string): Promise<void> {
  const load = (list: readonly {readonly component?: unknown}[]) =>
    Promise.all(list.map(({component}) => (component as Partial<LoadableComponent>).preload?.()));
  await findRoutes(pathname);
  await load(routesTo(pathname));
  if (!isPage(pathname)) {
    await load(notFoundRoutes);
  }
}
