import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ContentFolder} from '../../../config/contentSets';
import {cachePath} from '../../build/cache';
import {isFile} from '../../build/files';
import {stopAt} from '../../build/stopAt';
import {siteRedirects} from '../redirects/siteRedirects';
import {compare} from '../translation-status/core/status';
import {readRecords} from '../translation-status/server/readRecords';
import {checkBuilt} from './core/checkBuilt';
import {checkFrontMatter} from './core/rules/frontMatter';
import {checkTranslations} from './core/rules/translations';
import {lineOf, readBuilt} from './server/readBuilt';
import {readSources} from './server/readSources';

/**
 * Stops the build if the content has problems, and lists all of them for the locale: those in the sources at the start,
 * those in the built pages at the end.
 */
export default async function contentGuardPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  {sets}: {readonly sets: readonly ContentFolder[]},
): Promise<Plugin> {
  const {currentLocale, localeConfigs} = i18n;
  const sources = await readSources(siteDir, sets, currentLocale);
  const recordFor = readRecords(siteDir, sets, currentLocale);
  stopAt('The content', currentLocale, [
    ...checkFrontMatter(sources),
    ...checkTranslations(
      sources,
      (page, original) => compare(original, page, recordFor(original)).status === 'stale',
    ),
  ]);
  return {
    name: 'content-guard',
    async postBuild(props) {
      const {outDir, baseUrl, routes, routesPaths} = props;
      const cacheFile = cachePath(siteDir, 'content-guard', `${currentLocale}.json`);
      stopAt('The content', currentLocale, [
        ...checkBuilt({
          siteUrl: siteConfig.url,
          baseUrl,
          otherBaseUrls: Object.entries(localeConfigs)
            .filter(([locale]) => locale !== currentLocale)
            .map(([, config]) => config.baseUrl),
          pages: readBuilt(props, routes, cacheFile),
          hasFile: (below) => isFile(path.join(outDir, below)),
          lineOf: (file, text) => lineOf(path.join(siteDir, file), text),
        }),
        ...siteRedirects(routesPaths, baseUrl).problems,
      ]);
    },
  };
}
