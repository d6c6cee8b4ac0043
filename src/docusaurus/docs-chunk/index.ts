import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Components that every page of docs is made of. */
const docsComponents =
  /webpackChunkName: "(\w+)" \*\/ "@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)"/g;

/**
 * Puts the components of doc pages into one script. Stock has six, which together weigh 4 KB more, because small scripts
 * compress badly.
 */
export default function docsChunkPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docs-chunk',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const registry = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const names = new Set([...registry.matchAll(docsComponents)].map(([, name]) => name));
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              docs: {
                name: 'docs',
                chunks: ({name}: {readonly name?: string | null}) => names.has(name ?? ''),
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
