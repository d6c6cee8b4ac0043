import path from 'node:path';
import {digest} from '../../../build/digest';

/** Cache file of a rendered page. Page paths aren't valid filenames. */
export function renderFile(folder: string, pathname: string): string {
  return path.join(folder, `${digest(pathname)}.json`);
}
