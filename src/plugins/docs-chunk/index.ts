import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsChunks} from './core/docsChunks';

const name = 'docs-chunk';

/** Name of the chunk that all of it goes into. */
const docsChunk = 'docs';

/** What is read of the bundler. */
interface Chunk {
  readonly name?: string | null;
}
interface Compilation {
  readonly chunks: Iterable<Chunk>;
}
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
}

/** A plugin of the bundler that stops a build whose chunk is missing. */
const assertMade = {
  apply: ({hooks}: Compiler) => {
    hooks.afterEmit.tap(name, ({chunks}) => {
      if (![...chunks].some((chunk) => chunk.name === docsChunk)) {
        throw new Error(
          `The bundler has made no chunk of the name "${docsChunk}", so its chunks have other names than registry.js gives them. Mend src/plugins/${name}, or take it out of the plugins: each page of docs then loads five scripts more.`,
        );
      }
    });
  },
};

/**
 * Puts what every page of docs is made of into one script. Stock has a script for each of its components and
 * one for each set of them that shares code with pages of other kinds.
 */
export default function docsChunkPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const names = docsChunks(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
      return {
        plugins: names.size > 0 ? [assertMade] : [],
        optimization: {
          splitChunks: {
            cacheGroups: {
              docs: {
                name: docsChunk,
                chunks: (chunk: Chunk) => names.has(chunk.name ?? ''),
                minChunks: 1,
                enforce: true,
                // Above Docusaurus' group for what pages share (40), below the one for styles (50).
                priority: 45,
              },
            },
          },
        },
      };
    },
  };
}
