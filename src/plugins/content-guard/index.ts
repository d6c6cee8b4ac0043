import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {checkBuilt} from './core/checkBuilt';
import {checkSources} from './core/checkSources';
import {formatFindings} from './core/findings';
import {readBuilt, type PageRoute} from './server/readBuilt';
import {readSources} from './server/readSources';
import type {ContentSet, Finding} from './types';

/** Options of the content guard. */
export interface ContentGuardOptions {
  readonly sets: readonly ContentSet[];
}

function stopAt(findings: readonly Finding[], locale: string): void {
  if (findings.length === 0) {
    return;
  }
  const error = new Error(`The content of locale "${locale}" has faults:\n${formatFindings(findings)}`);
  // Where in the plugin a fault was found says nothing to the writer of a page.
  error.stack = error.message;
  throw error;
}

function pagesOf(routes: readonly RouteConfig[]): PageRoute[] {
  return routes.flatMap(({path, routes: children, metadata}) =>
    children ? pagesOf(children) : [{path, source: metadata?.sourceFilePath}],
  );
}

/**
 * Stops the build at faults of the content, all of a locale at once: those that the sources show
 * before anything else runs, those that only the built pages show at the end. While writing
 * (`npm start`) it warns instead.
 */
export default async function contentGuardPlugin(
  context: LoadContext,
  {sets}: ContentGuardOptions,
): Promise<Plugin> {
  const {siteDir, siteConfig, i18n} = context;
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const findings = checkSources(
    await readSources({
      siteDir,
      sets,
      locale: currentLocale,
      defaultLocale,
      locales,
      siteUrl: siteConfig.url,
    }),
  );
  if (process.env.NODE_ENV === 'production') {
    stopAt(findings, currentLocale);
  } else if (findings.length > 0) {
    logger.warn(`A build would stop here:\n${formatFindings(findings)}`);
  }
  return {
    name: 'content-guard',
    async postBuild({outDir, baseUrl, routes}) {
      const otherBaseUrls = Object.entries(localeConfigs)
        .filter(([locale]) => locale !== currentLocale)
        .map(([, config]) => config.baseUrl);
      const built = await readBuilt({siteDir, outDir, baseUrl, otherBaseUrls, routes: pagesOf(routes)});
      stopAt(checkBuilt(built), currentLocale);
    },
  };
}
