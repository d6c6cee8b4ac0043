import {digest} from '../../../build/digest';

/** A page and the names of its chunks. */
export interface RenderedPage {
  readonly path: string;
  readonly chunks: readonly string[];
}

/**
 * Identifies the inputs of each page's rendering: the path and the loaded code.
 *
 * @param pages all pages of a locale
 * @param main digest of the code and data that all pages share
 * @param digestOf digest of a chunk by its name; called once for each chunk
 * @returns keys by path
 */
export function renderKeys(
  pages: readonly RenderedPage[],
  main: string,
  digestOf: (chunk: string) => string,
): Record<string, string> {
  const names = [...new Set(pages.flatMap(({chunks}) => chunks))];
  const digests = new Map(names.map((name) => [name, digestOf(name)]));
  return Object.fromEntries(
    pages.map(({path, chunks}) => {
      const parts = [main, ...[...new Set(chunks)].sort().map((chunk) => `${chunk} ${digests.get(chunk)}`)];
      return [path, digest(...parts)];
    }),
  );
}
