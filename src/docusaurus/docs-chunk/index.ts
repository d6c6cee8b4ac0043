import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Components on every doc page. */
const docsComponents =
  /webpackChunkName: "(\w+)" \*\/ "@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)"/g;

/**
 * Bundles the components of doc pages into one script. By default, there are six, which are 4 KB larger in total,
 * because small scripts compress badly.
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
      if (names.size === 0) {
        throw new Error(
          'The file registry.js, which Docusaurus generates, lists no components of doc pages. ' +
            'Adapt src/docusaurus/docs-chunk/index.ts, or switch off `docs-chunk` in config/docusaurusParts.ts.',
        );
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              docs: {
                name: 'docs',
                chunks: ({name}: {readonly name?: string | null}) => names.has(name ?? ''),
                minChunks: 1,
                enforce: true,
                // Above Docusaurus' group for shared code (40), below the one for styles (50).
                priority: 45,
              },
            },
          },
        },
      };
    },
  };
}
