import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachePath} from '../../build/cache';
import {cacheVersion} from '../../build/cacheVersion';
import {writeIfChanged} from '../../build/files';
import type {Wording} from './core/wording';
import {collectPages, indexInfos, type AllContent} from './server/collectPages';
import {writeIndexes} from './server/writeIndexes';
import type {SearchGlobalData, SectionPhrases} from './types';

/** Options of the search plugin. */
interface PluginOptions extends Omit<SearchGlobalData, 'indexes'> {
  /** Theme folder of the search dialog, relative to the site. */
  readonly dialog: string;
  readonly wording: Wording;
  /** By locale. */
  readonly phrases: Readonly<Record<string, SectionPhrases>>;
}

interface Chunk {
  readonly name?: string | null;
  canBeInitial(): boolean;
}

/**
 * The bundler's default group for packages, without the chunk that client/searchClient.ts names. The worker must be a
 * single file, because it doesn't know the final names of other files and can't load them.
 */
const packages = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/]/,
  priority: -10,
  reuseExistingChunk: true,
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'search-worker',
};

/** Writes an index for each version of each product, and passes the list to the browser. */
export default function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, siteDir, generatedFilesDir, i18n} = context;
  const {dialog, wording, phrases, ...settings} = options;
  let content: AllContent = {};
  return {
    name: 'search',
    getThemePath: () => path.join(siteDir, dialog),
    loadContent() {
      // A module of its own instead of global data: only the worker loads it.
      const file = path.join(generatedFilesDir, 'search-wording.json');
      const isChinese = i18n.currentLocale.startsWith('zh');
      writeIfChanged(file, JSON.stringify(isChinese ? wording : {...wording, simplified: {}}));
    },
    allContentLoaded({allContent, actions}) {
      content = allContent;
      actions.setGlobalData({
        indexes: indexInfos(allContent, context),
        ...settings,
      } satisfies SearchGlobalData);
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {defaultVendors: packages}}}},
    postBuild({outDir}) {
      const folder = cachePath(siteDir, 'search-indexes', i18n.currentLocale);
      return writeIndexes({
        baseUrl,
        outDir,
        pages: collectPages(content, `${baseUrl}search`),
        phrases: phrases[i18n.currentLocale] ?? {},
        tags: indexInfos(content, context).map(({tag}) => tag),
        titlesFirst: settings.titlesFirst,
        compactIndexes: settings.compactIndexes,
        cache: folder === undefined ? undefined : {folder, version: cacheVersion(siteDir, process.version)},
      });
    },
  };
}
