import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest} from '../../build/digest';
import {keptIn} from '../../build/keep';
import {namesIn} from '../routes/core/pageTable';
import {pageChains} from '../routes/core/routeTree';
import {readChunkNames, readRoutes} from '../routes/server/readGenerated';
import {forgetGone, keysFile, type RenderKeys} from './server/keepRenders';
import {renderKeys, type RenderedPage} from './server/renderKeys';

const name = 'render-cache';

function pagesOf(generatedFilesDir: string): RenderedPage[] {
  return pageChains(readRoutes(generatedFilesDir), readChunkNames(generatedFilesDir)).map(
    ({path: route, records}) => ({path: route, chunks: records.flatMap(({names}) => namesIn(names))}),
  );
}

/**
 * Rerenders only pages whose code or data changed since an earlier build. Rendering is a third of a build, and most
 * changes affect one page. Off if the bundler's cache is off.
 */
export default function renderCachePlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const folder = keptIn(siteDir, 'rendered-pages', i18n.currentLocale);

  /** @param filesOf files of a chunk */
  function writeKeys(
    keptFolder: string,
    outDir: string,
    filesOf: (chunk: string) => readonly string[] | undefined,
  ): void {
    const digestOfFile = (file: string) => digest(fs.readFileSync(path.join(outDir, file)));
    const digestOfChunk = (chunk: string): string => {
      const files = filesOf(chunk);
      if (!files) {
        throw new Error(`The server bundle lacks the chunk "${chunk}", which a page needs for rendering.`);
      }
      return files.map(digestOfFile).join(' ');
    };
    const keys = renderKeys(pagesOf(generatedFilesDir), digestOfFile('server.bundle.js'), digestOfChunk);
    const renders: RenderKeys = {folder: keptFolder, keys};
    fs.writeFileSync(path.join(outDir, keysFile), JSON.stringify(renders));
    forgetGone(renders);
  }

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
            apply: ({hooks}) =>
              hooks.afterEmit.tap(name, ({outputOptions, namedChunkGroups}) =>
                writeKeys(folder, outputOptions.path ?? '', (chunk) =>
                  namedChunkGroups.get(chunk)?.getFiles(),
                ),
              ),
          },
        ],
      };
    },
  };
}
