import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlTemplate} from './core/htmlTemplate';
import {notFoundScript} from './core/notFoundScript';
import {startScript, type StartTexts} from './core/startScript';
import {themeScript} from './core/themeScript';
import {assertOriginals, replacementAliases} from './replacements';
import {textsFile, translatedTexts} from './texts';

/**
 * How pages load, how the reader gets from one to the next, and what is shown when that fails.
 * The README in this folder says what differs from Docusaurus, and why.
 */
export default function clientRuntimePlugin({
  siteConfig,
  siteStorage,
  i18n,
}: LoadContext): Plugin<StartTexts> {
  assertOriginals();
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  const localeBaseUrls = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
  return {
    name: 'client-runtime',
    loadContent: () => Promise.resolve(translatedTexts([])),
    getTranslationFiles: () => [textsFile()],
    translateContent: ({translationFiles}) => translatedTexts(translationFiles),
    getClientModules: () => [require.resolve('./client/storage')],
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      // Set here because the configuration has been written for the browser by now, which has no use for it.
      siteConfig.ssrTemplate = htmlTemplate(siteConfig.ssrTemplate ?? stockTemplate);
      return {resolve: {alias: replacementAliases()}};
    },
    injectHtmlTags: ({content}) => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML:
            notFoundScript({localeBaseUrl: siteConfig.baseUrl, localeBaseUrls}) +
            themeScript({...colorMode, storage: siteStorage.type, namespace: siteStorage.namespace}) +
            startScript({localeBaseUrl: siteConfig.baseUrl, baseUrl, texts: content}),
        },
      ],
    }),
  };
}
