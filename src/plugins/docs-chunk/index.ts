import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsChunks} from './core/docsChunks';

/** The parts of the bundler's chunks and modules that are read here. */
interface Chunk {
  readonly name?: string | null;
}

/**
 * Puts what every page of docs is made of into one script. Stock has a script for each of its components and
 * one for each set of them that shares code with pages of other kinds.
 */
export default function docsChunkPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docs-chunk',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const names = docsChunks(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              docs: {
                name: 'docs',
                chunks: ({name}: Chunk) => names.has(name ?? ''),
                minChunks: 1,
                enforce: true,
                priority: 45,
              },
            },
          },
        },
      };
    },
  };
}
