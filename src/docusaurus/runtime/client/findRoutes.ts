import {parentsOf, pathForms, withoutFileName} from '../core/address';
import {pageSource} from './pageSource';

/** Makes the routes that lead to an address known; at once when they are part of the bundle. */
export async function findRoutes(pathname: string): Promise<void> {
  const source = pageSource();
  if (source) {
    await Promise.all(pathForms(withoutFileName(pathname)).map((form) => source.findPage(form)));
  }
}

/** Makes the routes that lead to the parents of an address known. */
export async function findParents(pathname: string): Promise<void> {
  await Promise.all(parentsOf(pathname).map(findRoutes));
}
