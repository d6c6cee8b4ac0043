import fs from 'node:fs';
import path from 'node:path';
import {digest} from '../../../build/digest';
import {filesBelow} from '../../../build/files';
import {keep} from '../../../build/keep';

/** Cache settings that the build passes to the server bundle. */
export interface RenderKeys {
  /** Absolute path of the folder with rendered pages. */
  readonly folder: string;
  /** Digest of all code and data that a page is rendered from, by page path. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Name of the file with the {@link RenderKeys}, next to the server bundle. */
export const keysFile = 'render-keys.json';

/** Cache file of a rendered page. Page paths aren't valid filenames. */
function renderFile(folder: string, pathname: string): string {
  return path.join(folder, `${digest(pathname)}.json`);
}

/**
 * Renders a page only if no render from the same code and data is cached.
 *
 * @param render renders a page. The result must be serializable as JSON
 * @returns a function with the same results
 */
export function keepRenders<Options extends {readonly pathname: string}, Result>(
  render: (options: Options) => Promise<Result>,
  {folder, keys}: RenderKeys,
): typeof render {
  return (options) => {
    const key = keys[options.pathname];
    return key === undefined
      ? render(options)
      : keep(renderFile(folder, options.pathname), key, () => render(options));
  };
}

/** Deletes cached pages that no longer exist. */
export function forgetGone({folder, keys}: RenderKeys): void {
  const asked = new Set(Object.keys(keys).map((pathname) => renderFile(folder, pathname)));
  const kept = filesBelow(folder).map((name) => path.join(folder, name));
  kept.filter((file) => !asked.has(file)).forEach((file) => fs.rmSync(file));
}
