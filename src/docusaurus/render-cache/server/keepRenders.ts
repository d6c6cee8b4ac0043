import {keep} from '../../../build/keep';
import type {RenderKeys} from '../types';
import {renderFile} from './renderFile';

/** Renders the page of a path. */
type Render<Options, Result> = (options: Options) => Promise<Result>;

/**
 * Renders a page only when it was not yet rendered from the same code and data.
 *
 * @param render renders a page; what comes of it must be representable as JSON
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
