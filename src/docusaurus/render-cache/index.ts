import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachePath} from '../../build/cache';
import {digest} from '../../build/digest';
import {readChunkNames} from '../routes/server/readGenerated';
import {keysFile, type RenderKeys} from './server/cacheRenders';
import {renderKeys} from './server/renderKeys';

const name = 'render-cache';

/**
 * Rerenders only pages whose code or data changed since an earlier build. Rendering is a third of a build, and most
 * changes affect one page. Off if the bundler's cache is off.
 */
export default function renderCachePlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const folder = cachePath(siteDir, 'rendered-pages', i18n.currentLocale);

  return {
    name,
    configureWebpack(config, isServer) {
      if (!isServer || config.mode !== 'production' || folder === undefined) {
        return {};
      }
      return {
        entry: {main: require.resolve('./server/entry')},
        // Names with a chunk's hash would change the code shared by all pages.
        output: {chunkFilename: 'assets/js/[id].js'},
        plugins: [
          {
            apply({hooks}) {
              hooks.afterEmit.tap(name, ({outputOptions: {path: outDir = ''}, namedChunkGroups}) => {
                const digestOfFile = (file: string) => digest(fs.readFileSync(path.join(outDir, file)));
                const keys = renderKeys(
                  readChunkNames(generatedFilesDir),
                  digestOfFile('server.bundle.js'),
                  (chunk) => {
                    const files = namedChunkGroups.get(chunk)?.getFiles();
                    if (!files) {
                      throw new Error(`The server bundle lacks the chunk "${chunk}" of a page.`);
                    }
                    return files.map(digestOfFile).join(' ');
                  },
                );
                const renders: RenderKeys = {folder, keys};
                fs.writeFileSync(path.join(outDir, keysFile), JSON.stringify(renders));
              });
            },
          },
        ],
      };
    },
  };
}
