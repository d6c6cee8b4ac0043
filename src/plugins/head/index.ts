import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {htmlFileOf} from '../../build/files';
import {readPageHead} from './core/pageHead';
import {robotsFile} from './core/robotsFile';
import {sitemapOf, type SitemapPage} from './core/sitemap';

/** Options of the head plugin. */
export interface HeadOptions {
  /** Whether pages tell when they were last changed. */
  readonly lastModified: boolean;
}

const sitemapName = 'sitemap.xml';
const lightPaper = '#fff';

function pagesOf(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));
}

/**
 * What stands in every page's head besides the tags that React writes, and the files that crawlers
 * read. The sitemap is made from the built pages, so that it cannot say anything else than they do.
 */
export default function headPlugin(context: LoadContext, options: HeadOptions): Plugin {
  const {siteConfig, baseUrl, i18n} = context;

  async function lastModifiedOf({metadata}: RouteConfig): Promise<number | undefined> {
    const source = metadata?.sourceFilePath;
    if (!options.lastModified || source === undefined) {
      return undefined;
    }
    const update = await siteConfig.future.experimental_vcs.getFileLastUpdateInfo(
      path.resolve(context.siteDir, source),
    );
    return metadata?.lastUpdatedAt ?? update?.timestamp;
  }

  return {
    name: 'head',
    getClientModules: () => ['./client/themeColor'],
    injectHtmlTags() {
      const headTags: HtmlTagObject[] = [
        {tagName: 'meta', attributes: {name: 'theme-color', content: lightPaper}},
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
      ];
      return {headTags};
    },
    async postBuild({outDir, routes}) {
      const pages: SitemapPage[] = [];
      // One after the other: the texts of all pages at once would take much memory.
      for (const route of pagesOf(routes)) {
        const file = htmlFileOf(outDir, baseUrl, route.path);
        if (fs.existsSync(file)) {
          pages.push({
            ...readPageHead(await fs.promises.readFile(file, 'utf8')),
            url: siteConfig.url + route.path,
            lastModified: await lastModifiedOf(route),
          });
        }
      }
      await fs.promises.writeFile(path.join(outDir, sitemapName), sitemapOf(pages));
      if (i18n.currentLocale === i18n.defaultLocale) {
        const sitemaps = Object.values(i18n.localeConfigs).map(
          (locale) => `${locale.url}${locale.baseUrl}${sitemapName}`,
        );
        await fs.promises.writeFile(path.join(outDir, 'robots.txt'), robotsFile(sitemaps));
      }
    },
  };
}
