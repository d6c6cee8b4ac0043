import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TwinTables} from '../page-twins/types';
import {docsOfPages, withoutDocs} from './core/docs';
import {docsDataOf, docsPlugin} from './core/docsData';
import {namedDocs} from './core/namedDocs';
import {pageChains} from './core/routeTree';
import {withoutChunkTable} from './server/chunkTable';
import {finishScripts} from './server/finishScripts';
import {forBrowsers} from './server/forBrowsers';
import {assertReplaced, generatedRequests, replacedRequest, slimFile} from './server/generatedModules';
import {onModules} from './server/onModules';
import {readChunkNames, readGlobalData, readManifest, readRoutes} from './server/readGenerated';
import {slimmedRequests, slimRequest, writeSlimVersions} from './server/slimVersions';
import {writePages} from './server/writePages';
import {writeTables} from './server/writeTables';

/** Options of the plugin. */
export interface LeanRoutesOptions {
  /** Docs that a page asks for besides its own, by route; both are site paths without locale. */
  readonly docsKnownAt: Readonly<Record<string, readonly string[]>>;
}

const name = 'lean-routes';

/** A request that the bundler is about to resolve. */
interface Resource {
  request: string;
  readonly contextInfo?: {readonly issuer?: string};
}

/**
 * Sends a reader what the page needs that is being read, instead of tables of all routes, chunks, and
 * names of the site. ARCHITECTURE.md describes how.
 */
export default function leanRoutesPlugin(
  {generatedFilesDir, siteConfig}: LoadContext,
  {docsKnownAt}: LeanRoutesOptions,
): Plugin {
  // Neither `npm start` nor `docusaurus build --dev` makes chunks that could be named by their content.
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  const {baseUrl} = siteConfig;
  const withBaseUrl = (path: string) => baseUrl + path.slice(1);
  const asked = new Map(
    Object.entries(docsKnownAt).map(([page, docs]) => [withBaseUrl(page), docs.map(withBaseUrl)]),
  );
  const slimFolder = path.join(generatedFilesDir, name);

  function writeSlimData(): Map<string, string> {
    const data = readGlobalData(generatedFilesDir);
    const docs = docsDataOf(data);
    const slimVersions = writeSlimVersions(generatedFilesDir, slimFolder, docs);
    const isNamed = namedDocs(siteConfig.themeConfig as ThemeConfig);
    const slim = {
      globalData: {...data, [docsPlugin]: withoutDocs(docs, isNamed)},
      'docusaurus.config': forBrowsers(siteConfig),
    };
    for (const module of ['globalData', 'docusaurus.config'] as const) {
      fs.writeFileSync(slimFile(module, slimFolder), JSON.stringify(slim[module]));
    }
    return slimVersions;
  }

  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const slimVersions = writeSlimData();
      config.plugins = withoutChunkTable(config.plugins ?? []);
      return {
        // Chunks are loaded by their ids. Files that had their names instead would need a table in the runtime of every
        // page that leads from each id to a name. Ids are digits that stay the same from one build to the next.
        output: {chunkFilename: 'assets/js/[id].js'},
        plugins: [
          new NormalModuleReplacementPlugin(generatedRequests, (resource: Resource) => {
            resource.request = replacedRequest(resource.request, resource.contextInfo?.issuer, slimFolder);
          }),
          new NormalModuleReplacementPlugin(slimmedRequests, (resource: Resource) => {
            resource.request = slimRequest(resource.request, slimVersions);
          }),
          onModules(name, (modules) => {
            assertReplaced(modules, {generatedFilesDir, slimFolder}, slimVersions.keys());
          }),
        ],
      };
    },
    postBuild({outDir}) {
      const data = readGlobalData(generatedFilesDir);
      const {shared, ...chunks} = finishScripts(
        path.join(outDir, 'assets/js'),
        readManifest(generatedFilesDir),
      );
      const twins = (data['page-twins']?.default ?? {}) as TwinTables;
      const tables = {...chunks, docs: docsOfPages(docsDataOf(data), twins, asked)};
      const chains = pageChains(readRoutes(generatedFilesDir), readChunkNames(generatedFilesDir));
      const written = writeTables(outDir, baseUrl, chains, tables);
      writePages(outDir, {baseUrl, chains, tables, shared, ...written});
      return Promise.resolve();
    },
  };
}
