import fs from 'node:fs';
import path from 'node:path';
import sitemapPlugin, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {hasFullGitHistory} from '../../../config/gitHistory';
import {htmlFileOf} from '../../build/files';
import {readPageHead} from './core/pageHead';

const lightPaper = '#fff';

/** Routes with absolute source paths, which Docusaurus needs to find dates in Git. */
function withAbsoluteSources(routes: RouteConfig[], siteDir: string): RouteConfig[] {
  return flattenRoutes(routes).map(({metadata, ...route}) => {
    const source = metadata?.sourceFilePath;
    return {...route, metadata: {...metadata, sourceFilePath: source && path.resolve(siteDir, source)}};
  });
}

/**
 * The icon as a data URL, because Chromium would request a file before it paints the text, and again on every
 * navigation.
 */
function iconAddress(siteDir: string): string {
  const icon = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(icon)}`;
}

/**
 * Adds tags to every page's head, and reduces the stock sitemap to canonical pages that aren't hidden, with links to
 * their translations. Derived from the built pages, so that the sitemap can't contradict them.
 */
export default function headPlugin(context: LoadContext): Plugin<void> {
  const {siteConfig, siteDir, baseUrl, outDir} = context;
  const createSitemapItems: PluginOptions['createSitemapItems'] = async ({
    defaultCreateSitemapItems,
    routes,
  }) => {
    const items = await defaultCreateSitemapItems({routes: withAbsoluteSources(routes, siteDir), siteConfig});
    return items.flatMap((item) => {
      const file = htmlFileOf(outDir, baseUrl, item.url.slice(siteConfig.url.length));
      const {canonical, hidden, alternates} = readPageHead(fs.readFileSync(file, 'utf8'));
      const links = alternates.map(({hrefLang, href}) => ({lang: hrefLang, url: href}));
      return hidden || canonical !== item.url ? [] : [{...item, links}];
    });
  };
  const sitemap = sitemapPlugin(context, {
    filename: 'sitemap.xml',
    ignorePatterns: [],
    changefreq: null,
    priority: null,
    // In a shallow clone, every page would have the date of the newest commit.
    lastmod: hasFullGitHistory() ? 'date' : null,
    createSitemapItems,
  });
  return {
    name: 'head',
    getClientModules: () => ['./client/themeColor', './client/manifest'],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: 'theme-color', content: lightPaper}},
        {tagName: 'link', attributes: {rel: 'icon', href: iconAddress(siteDir)}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
      ],
    }),
    postBuild: sitemap?.postBuild,
  };
}
