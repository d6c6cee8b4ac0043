import {keep} from '../../../build/keep';
import type {RenderKeys} from '../types';
import {renderFile} from './renderFile';

/** Renders the page at a path. */
type Render<Options, Result> = (options: Options) => Promise<Result>;

/**
 * Renders a page only if no render from the same code and data is cached.
 *
 * @param render renders a page. The result must be serializable as JSON
 * @returns a function with the same results
 */
export function keepRenders<Options extends {readonly pathname: string}, Result>(
  render: Render<Options, Result>,
  {folder, keys}: RenderKeys,
): Render<Options, Result> {
  return (options) => {
    const key = keys[options.pathname];
    return key === undefined
      ? render(options)
      : keep(renderFile(folder, options.pathname), key, () => render(options));
  };
}
