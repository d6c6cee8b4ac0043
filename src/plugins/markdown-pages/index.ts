import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products} from '../../../config/products';
import {writeFile} from '../../build/files';
import {collectPages, indexInfos, type AllContent} from '../search/server/collectPages';
import {markdownPath} from './core/markdownPath';
import {convertPages} from './server/convertPages';
import {llmsFiles} from './server/llmsFiles';

/** Path prefix of the components of pages that this site's plugins add. */
const ownComponents = '@site/src/components/';

/** Writes a Markdown file next to every page, and lists of these files for language models. */
export default function markdownPagesPlugin({baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale;
  let content: AllContent = {};
  return {
    name: 'markdown-pages',
    allContentLoaded({allContent}) {
      content = allContent;
    },
    // Writes synchronously, so the files exist when the content guard, a later plugin, checks the links to them.
    async postBuild(props) {
      const indexes = indexInfos(content, props);
      const pages = collectPages(content, `${baseUrl}search`);
      const language = i18n.localeConfigs[locale]?.htmlLang;
      const headers = new Map<string, Readonly<Record<string, string | undefined>>>();
      for (const {route, title, tag} of pages) {
        const {product, versionLabel} = indexes.find((index) => index.tag === tag) ?? {};
        const version = versionLabel || undefined;
        headers.set(route, {title: title || siteConfig.title, product, version, language});
      }
      for (const {path: route, component} of props.routes) {
        if (component.startsWith(ownComponents)) {
          headers.set(route, {title: undefined, language});
        }
      }
      const texts = convertPages(headers, props);
      const lists = llmsFiles({
        siteTitle: siteConfig.title,
        locale,
        siteUrl: siteConfig.url,
        baseUrl,
        products,
        indexes,
        pages,
        texts,
      });
      for (const [file, text] of lists) {
        writeFile(path.join(props.outDir, file), text);
      }
      for (const [route, text] of texts) {
        writeFile(path.join(props.outDir, markdownPath(route).slice(baseUrl.length)), text);
      }
    },
  };
}
