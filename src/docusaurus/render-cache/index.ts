import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest} from '../../build/digest';
import {keptIn} from '../../build/keep';
import {namesIn} from '../routes/core/pageTable';
import {pageChains} from '../routes/core/routeTree';
import {readChunkNames, readRoutes} from '../routes/server/readGenerated';
import {forgetGone} from './server/forgetGone';
import {renderKeys, type RenderedPage} from './server/renderKeys';
import {keysFile, type RenderKeys} from './types';

/** What is asked of the bundler's compilation. */
interface Compilation {
  readonly outputOptions: {readonly path?: string};
  readonly namedChunkGroups: ReadonlyMap<string, {getFiles(): Iterable<string>}>;
}

interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
}

const name = 'render-cache';

function pagesOf(generatedFilesDir: string): RenderedPage[] {
  return pageChains(readRoutes(generatedFilesDir), readChunkNames(generatedFilesDir)).map(
    ({path: route, records}) => ({path: route, chunks: records.flatMap(({names}) => namesIn(names))}),
  );
}

/**
 * Renders only those pages anew whose code or data changed since an earlier build: rendering is a third of a
 * build, and most changes are to one page. Off where the bundler's own cache is off.
 */
export default function renderCachePlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const folder = keptIn(siteDir, 'rendered-pages', i18n.currentLocale);

  function writeKeys(keptFolder: string, {outputOptions, namedChunkGroups}: Compilation): void {
    const outDir = outputOptions.path ?? '';
    const digests = new Map<string, string>();
    const digestOfFile = (file: string): string => {
      const found = digests.get(file) ?? digest(fs.readFileSync(path.join(outDir, file)));
      digests.set(file, found);
      return found;
    };
    const digestOfChunk = (chunk: string): string => {
      const group = namedChunkGroups.get(chunk);
      if (group === undefined) {
        throw new Error(`The server's bundle has no chunk "${chunk}", from which a page is rendered.`);
      }
      return [...group.getFiles()].map(digestOfFile).join(' ');
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
        // Names that change with a chunk would stand in the code that all pages share.
        output: {chunkFilename: 'assets/js/[id].js'},
        plugins: [
          {
            apply: ({hooks}: Compiler) => {
              hooks.afterEmit.tap(name, (compilation) => {
                writeKeys(folder, compilation);
              });
            },
          },
        ],
      };
    },
  };
}
