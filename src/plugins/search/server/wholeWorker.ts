import type {Plugin} from '@docusaurus/types';

type BundlerSettings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

interface Chunk {
  readonly name?: string | null;
  canBeInitial(): boolean;
}

/**
 * Keeps the worker in one file: it starts apart from the page, so it doesn't know the final names of other files and
 * cannot load them.
 */
export function wholeWorker(): BundlerSettings {
  return {
    optimization: {
      splitChunks: {
        cacheGroups: {
          // The bundler's own group for packages, except for the chunk that client/searchClient.ts names.
          defaultVendors: {
            idHint: 'vendors',
            test: /[\\/]node_modules[\\/]/,
            priority: -10,
            reuseExistingChunk: true,
            chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'search-worker',
          },
        },
      },
    },
  };
}
