import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion} from '../../build/cacheVersion';
import {keptIn} from '../../build/keep';
import type {PluginOptions} from './options';
import {collectPages, indexInfos, type AllContent} from './server/collectPages';
import {wholeWorker} from './server/wholeWorker';
import {writeIndexes} from './server/writeIndexes';
import type {SearchGlobalData} from './types';

export {validateOptions} from './options';

/** Writes an index for each version of each product, and tells the browser which ones exist. */
export default function searchPlugin({baseUrl, siteDir, i18n}: LoadContext, options: PluginOptions): Plugin {
  const {openOnFocus, productLabels} = options;
  const hidden = options.hiddenRoutes.map((route) => baseUrl + route);
  let content: AllContent = {};
  return {
    name: 'search',
    allContentLoaded({allContent, actions}) {
      content = allContent;
      const data: SearchGlobalData = {indexes: indexInfos(allContent, productLabels), openOnFocus};
      actions.setGlobalData(data);
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : wholeWorker()),
    postBuild({outDir}) {
      const folder = keptIn(siteDir, 'search-indexes', i18n.currentLocale);
      const kept =
        folder === undefined ? undefined : {folder, version: cacheVersion(siteDir, process.version)};
      return writeIndexes({
        baseUrl,
        outDir,
        pages: collectPages(content, hidden),
        tags: indexInfos(content, productLabels).map(({tag}) => tag),
        kept,
      });
    },
  };
}
