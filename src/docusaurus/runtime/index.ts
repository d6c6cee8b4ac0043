import path from 'node:path';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PolicyOf} from '../../../config/contentSecurityPolicy';
import {pluginTexts} from '../../build/pluginTexts';
import {htmlTemplate} from './core/htmlTemplate';
import {notFoundScript} from './core/notFoundScript';
import {startScript, type StartTexts} from './core/startScript';
import {themeScript} from './core/themeScript';
import {replacedModules} from './replacedModules';
import {textsFile} from './texts';

/** Folder of all packages; Docusaurus' `exports` don't list the modules that are replaced. */
const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** Page loading, navigation, failure states, and the content security policy of the page's inline scripts. */
export default function runtimePlugin(
  {siteConfig, i18n}: LoadContext,
  {policyOf}: {readonly policyOf: PolicyOf},
): Plugin<StartTexts> {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const aliases = Object.entries(replacedModules).map(([module, own]) => [
    path.join(packages, module),
    path.join(__dirname, own),
  ]);
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  const others = Object.values(i18n.localeConfigs).filter((locale) => locale.baseUrl !== baseUrl);
  const otherBaseUrls = others.map((locale) => locale.baseUrl);
  const olderBaseUrls = others
    .map((locale) => [`${baseUrl}${locale.htmlLang}/`, locale.baseUrl] as const)
    .filter(([older, base]) => older !== base);
  return {
    name: 'client-runtime',
    loadContent: () => Promise.resolve(pluginTexts(textsFile, [])),
    getTranslationFiles: () => [textsFile],
    translateContent: ({translationFiles}) => pluginTexts(textsFile, translationFiles),
    getClientModules: () => [require.resolve('./client/storage')],
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      // The browser's copy of the configuration is already written. It doesn't need the template.
      siteConfig.ssrTemplate = htmlTemplate(siteConfig.ssrTemplate ?? stockTemplate);
      // Aliased by name, because the replacement imports the original by path.
      const router = {'react-router-dom$': path.join(__dirname, 'client/routerDom.ts')};
      return {resolve: {alias: {...Object.fromEntries(aliases), ...router}}};
    },
    injectHtmlTags({content}) {
      const script =
        notFoundScript(baseUrl, siteConfig.baseUrl, otherBaseUrls, olderBaseUrls) +
        themeScript(colorMode) +
        startScript(siteConfig.baseUrl, baseUrl, content);
      const isBuild = process.env.NODE_ENV === 'production';
      if (isBuild && process.env.SKIP_HTML_MINIFICATION !== 'true') {
        throw new Error(
          'Build the site with "npm run build", or set SKIP_HTML_MINIFICATION=true: the content security policy blocks minified inline scripts.',
        );
      }
      const policy = {'http-equiv': 'Content-Security-Policy', content: policyOf([script])};
      return {
        headTags: [
          // `npm start` needs eval.
          ...(isBuild ? [{tagName: 'meta', attributes: policy}] : []),
          {tagName: 'script', innerHTML: script},
        ],
      };
    },
  };
}
