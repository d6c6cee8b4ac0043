import type {Plugin} from '@docusaurus/types';

/** Name of the worker's chunk, as `client/searchClient.ts` gives it. */
const workerChunk = 'search-worker';

type BundlerSettings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

interface Chunk {
  readonly name?: string | null;
  canBeInitial(): boolean;
}

/**
 * Keeps the worker in one file. A worker starts apart from the page, so it does not know the names
 * that the build gives to files in the end, and could not load a second one.
 */
export function wholeWorker(): BundlerSettings {
  return {
    optimization: {
      splitChunks: {
        cacheGroups: {
          // The bundler's own group for packages, but for the worker.
          defaultVendors: {
            idHint: 'vendors',
            test: /[\\/]node_modules[\\/]/,
            priority: -10,
            reuseExistingChunk: true,
            chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== workerChunk,
          },
        },
      },
    },
  };
}
