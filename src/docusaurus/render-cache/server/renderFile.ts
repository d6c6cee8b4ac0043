import path from 'node:path';
import {digest} from '../../../build/digest';

/** Where the rendered page of a path is kept: paths of pages are no names of files. */
export function renderFile(folder: string, pathname: string): string {
  return path.join(folder, `${digest(pathname)}.json`);
}
