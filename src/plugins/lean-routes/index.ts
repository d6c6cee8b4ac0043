import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TwinTables} from '../page-twins/types';
import {docsOfPages, withoutDocs, type DocsData} from './core/docs';
import {namedDocs} from './core/namedDocs';
import {pageChains} from './core/routeTree';
import {forBrowsers} from './server/forBrowsers';
import {nameByContent} from './server/nameByContent';
import {readChunkIds, readChunkNames, readGlobalData, readRoutes} from './server/readGenerated';
import {readLoaders} from './server/readLoaders';
import {slimmedRequests, slimRequest, writeSlimVersions} from './server/slimVersions';
import {writeTables} from './server/writeTables';

/** Options of the plugin. */
export interface LeanRoutesOptions {
  /** Docs that a page asks for besides its own, by route; both are site paths without locale. */
  readonly docsKnownAt: Readonly<Record<string, readonly string[]>>;
}

const docsPlugin = 'docusaurus-plugin-content-docs';
const registryChunk = 'registry';
/** The generated modules that would tell every reader of every page of the site. */
const generated = /^@generated\/(?:routes|registry|routesChunkNames|globalData|docusaurus\.config)$/;

function idOfRegistry(generatedFilesDir: string): string {
  const ids = readChunkIds(generatedFilesDir)[registryChunk] ?? [];
  const [id] = ids;
  if (id === undefined || ids.length !== 1) {
    throw new Error(`The registry of all pages makes up ${ids.length} chunks, not one.`);
  }
  return id;
}

/**
 * Sends a reader what the page needs that is being read, instead of tables of all routes, chunks, and
 * names of the site. The README in this folder describes how.
 */
export default function leanRoutesPlugin(
  {generatedFilesDir, siteConfig}: LoadContext,
  {docsKnownAt}: LeanRoutesOptions,
): Plugin {
  const {baseUrl} = siteConfig;
  const withBaseUrl = (path: string) => baseUrl + path.slice(1);
  const asked = new Map(
    Object.entries(docsKnownAt).map(([page, docs]) => [withBaseUrl(page), docs.map(withBaseUrl)]),
  );
  const slimFolder = path.join(generatedFilesDir, 'lean-routes');
  const slimFiles: Readonly<Record<string, string>> = {
    globalData: path.join(slimFolder, 'globalData.json'),
    'docusaurus.config': path.join(slimFolder, 'docusaurus.config.json'),
  };

  function writeSlimData(): void {
    const data = readGlobalData(generatedFilesDir);
    const docs = withoutDocs(data[docsPlugin] as DocsData, namedDocs(siteConfig.themeConfig as ThemeConfig));
    fs.mkdirSync(slimFolder, {recursive: true});
    fs.writeFileSync(slimFiles.globalData ?? '', JSON.stringify({...data, [docsPlugin]: docs}));
    fs.writeFileSync(slimFiles['docusaurus.config'] ?? '', JSON.stringify(forBrowsers(siteConfig)));
  }

  return {
    name: 'lean-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      writeSlimData();
      const slimVersions = writeSlimVersions(generatedFilesDir, slimFolder);
      // Its table of all chunk names is what `client/chunks` does without.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        output: {chunkFilename: 'assets/js/[id].js'},
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            generated,
            (resource: {request: string; contextInfo?: {readonly issuer?: string}}) => {
              const name = path.basename(resource.request);
              if (!resource.contextInfo?.issuer?.startsWith(path.join(__dirname, 'client'))) {
                resource.request = path.join(__dirname, 'client', name);
              } else {
                resource.request = slimFiles[name] ?? resource.request;
              }
            },
          ),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            slimmedRequests,
            (resource: {request: string}) => {
              resource.request = slimRequest(resource.request, slimVersions);
            },
          ),
        ],
      };
    },
    postBuild({outDir}) {
      const scripts = path.join(outDir, 'assets/js');
      const registry = path.join(scripts, `${idOfRegistry(generatedFilesDir)}.js`);
      const loaders = readLoaders(fs.readFileSync(registry, 'utf8'));
      fs.rmSync(registry);
      const digests = nameByContent(scripts);
      const data = readGlobalData(generatedFilesDir);
      const ofPages = new Set(Object.values(loaders).flatMap(([chunks]) => chunks));
      writeTables({
        outDir,
        baseUrl,
        chains: pageChains(readRoutes(generatedFilesDir), readChunkNames(generatedFilesDir)),
        tables: {
          loaders,
          digests,
          docs: docsOfPages(
            data[docsPlugin] as DocsData,
            (data['page-twins']?.default ?? {}) as TwinTables,
            asked,
          ),
        },
        shared: Object.keys(digests).filter((id) => !ofPages.has(id)),
      });
      return Promise.resolve();
    },
  };
}
