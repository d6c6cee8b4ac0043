import type {LoadableComponent} from './loadable';
import {findPage} from './pageSource';
import {notFoundRoutes, pageAt, routesTo} from './routes';

/** Loads everything the page at an address needs to render. */
export async function preload(pathname: string): Promise<void> {
  await findPage(pathname);
  const list = [...routesTo(pathname), ...(pageAt(pathname) === undefined ? notFoundRoutes : [])];
  const components = list.map(({component}) => component as unknown as Partial<LoadableComponent>);
  await Promise.all(components.map((component) => component.preload?.()));
}
