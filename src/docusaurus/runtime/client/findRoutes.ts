import {parentsOf, pathForms, withoutFileName} from '../core/address';
import {pageSource} from './pageSource';

/** Loads the routes of an address, unless the bundle has all routes. */
export async function findRoutes(pathname: string): Promise<void> {
  const source = pageSource();
  if (source) {
    await Promise.all(pathForms(withoutFileName(pathname)).map((form) => source.findPage(form)));
  }
}

/** Loads the routes of the parents of an address. Parents that can't be loaded are treated as missing. */
export async function findParents(pathname: string): Promise<void> {
  await Promise.allSettled(parentsOf(pathname).map(findRoutes));
}
