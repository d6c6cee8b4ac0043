import {pageAt} from '../../runtime/client/routes';
import {once} from '../../runtime/core/once';
import {nearestPrefix} from '../core/pagePath';
import {tableFolder, type PageTable} from '../types';
import {assetPath} from './chunks';
import {addPages, inlineTable} from './pages';

export {filesOf} from './chunks';

async function fetchJson(file: string): Promise<unknown> {
  const request = assetPath(`${tableFolder}/${file}.json`);
  try {
    const response = await fetch(request);
    if (!response.ok) {
      throw new Error(String(response.status));
    }
    return await response.json();
  } catch (cause) {
    // A retry refetches this address past the browser's cache, which may contain a wrong response.
    throw Object.assign(new Error(`${request}: ${String(cause)}`), {request});
  }
}

const loadTable = once(async (file) => addPages((await fetchJson(file)) as PageTable));

/** Loads the routes of the page at a path, if there is one. @throws if they can't be loaded */
export async function findPage(path: string): Promise<void> {
  const {files} = inlineTable;
  const file = files[nearestPrefix(path, Object.keys(files)) ?? ''];
  if (file !== undefined && pageAt(path) === undefined) {
    await loadTable(file);
  }
}

const loadPaths = once(fetchJson);

/** Paths of all pages of the site in this language. @throws if they can't be loaded */
export function allPaths(): Promise<readonly string[]> {
  return loadPaths(inlineTable.all) as Promise<readonly string[]>;
}
