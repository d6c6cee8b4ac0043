import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TwinTables} from '../../plugins/page-twins/types';
import {docsOfPages} from './core/docs';
import {routeTree} from './core/routeTree';
import {chunkGraphPlugin, type ChunkGraph} from './server/chunkGraph';
import {readChunkNames, readGlobalData} from './server/readGenerated';
import {docsDataOf, writeSlimFiles} from './server/slimFiles';
import {nameByContent, writeTables} from './server/writeBuild';

const name = 'routes';

/**
 * Sends readers the routes of the page they open instead of tables of all routes, chunks, and docs of the site, so that
 * a page's weight doesn't depend on the number of pages.
 */
export default function routesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  // `npm start` and `docusaurus build --dev` have no chunks with content digests.
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  const {baseUrl} = siteConfig;
  let graph: ChunkGraph | undefined;

  return {
    name,
    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      const slim = writeSlimFiles(generatedFilesDir, path.join(generatedFilesDir, name), siteConfig);
      const replaced = Object.entries(slim).map(([request, file]) => [`${request}$`, file]);
      config.resolve = {
        ...config.resolve,
        // Before Docusaurus' own alias for the whole folder.
        alias: {
          ...Object.fromEntries(replaced),
          '@generated/routes$': path.join(__dirname, 'client/pages.ts'),
          [require.resolve('../runtime/client/pageSource')]: path.join(__dirname, 'client/pageSource.ts'),
          '@stock-registry': path.join(generatedFilesDir, 'registry.js'),
          ...config.resolve?.alias,
        },
      };
      // Docusaurus adds a table of all chunk files to the runtime of every page.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        output: {chunkFilename: 'assets/js/[id].js'},
        plugins: [
          chunkGraphPlugin(path.join(generatedFilesDir, 'registry.js'), (found) => {
            graph = found;
          }),
        ],
      };
    },
    postBuild({outDir, routes}) {
      if (graph === undefined) {
        throw new Error('The bundler has not reported the chunks of the browser bundle.');
      }
      const {loaders, shared} = graph;
      const data = readGlobalData(generatedFilesDir);
      const twins = (data['page-twins']?.default ?? {}) as TwinTables;
      const tables = {
        tree: routeTree(routes, readChunkNames(generatedFilesDir)),
        loaders,
        digests: nameByContent(path.join(outDir, 'assets/js')),
        docs: docsOfPages(docsDataOf(data), twins),
      };
      writeTables(outDir, baseUrl, tables, shared);
      return Promise.resolve();
    },
  };
}
