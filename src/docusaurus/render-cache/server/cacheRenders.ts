import path from 'node:path';
import {cached} from '../../../build/cache';
import {digest} from '../../../build/digest';

/** Cache settings that the build passes to the server bundle. */
export interface RenderKeys {
  /** Absolute path of the folder with rendered pages. */
  readonly folder: string;
  /** Digest of all code and data that a page is rendered from, by page path. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Name of the file with the {@link RenderKeys}, next to the server bundle. */
export const keysFile = 'render-keys.json';

/**
 * Renders a page only if no render from the same code and data is cached.
 *
 * @param render renders a page. The result must be serializable as JSON
 * @returns a function with the same results
 */
export function cacheRenders<Options extends {readonly pathname: string}, Result>(
  render: (options: Options) => Promise<Result>,
  {folder, keys}: RenderKeys,
): typeof render {
  return (options) => {
    const key = keys[options.pathname];
    // Page paths aren't valid filenames.
    const file = path.join(folder, `${digest(options.pathname)}.json`);
    return key === undefined ? render(options) : cached(file, key, () => render(options));
  };
}
