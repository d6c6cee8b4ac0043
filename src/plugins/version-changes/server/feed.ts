import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {Feed} from 'feed';
import {serializeOuter} from 'parse5';
import {htmlFileOf} from '../../../build/files';
import {attributesOf, elementsIn, parseHtml, type HtmlElement} from '../../../build/html';
import {textOf} from '../../search/server/htmlText';
import type {ProductVersions} from '../types';

/** HTML of an element with absolute links. */
function withAddresses(element: HtmlElement, address: string): string {
  for (const attribute of elementsIn([element]).flatMap(({attrs}) => attrs)) {
    if (attribute.name === 'href') {
      attribute.value = new URL(attribute.value, address).href;
    }
  }
  return serializeOuter(element);
}

/** The parts of a built comparison page that a feed needs: its headings, and what is marked for feeds. */
function readPage(route: string, {outDir, baseUrl, siteConfig}: LoadContext) {
  const elements = elementsIn(parseHtml(fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8')));
  const tags = elements.map(attributesOf);
  const title = elements.find(({tagName}) => tagName === 'h1');
  return {
    title: title ? textOf(title) : '',
    feedTitle: tags.find(({type}) => type === 'application/atom+xml')?.title,
    description: tags.find(({name}) => name === 'description')?.content,
    content: elements
      .filter((_, index) => tags[index]?.['data-feed'] !== undefined)
      .map((element) => withAddresses(element, siteConfig.url + route))
      .join(''),
  };
}

/** The Atom feed of a product's releases: the changes in each, from the built pages. */
export function feedOf({feed: path, versions}: ProductVersions, context: LoadContext): string {
  const {baseUrl, siteConfig, i18n} = context;
  const siteUrl = siteConfig.url;
  const pages = versions.flatMap(({release, changes}) =>
    changes ? [{date: release?.date, link: siteUrl + changes.path, ...readPage(changes.path, context)}] : [],
  );
  const feed = new Feed({
    id: siteUrl + path,
    // The same on the page of every version.
    title: pages[0]?.feedTitle ?? '',
    link: `${siteUrl}${baseUrl}versions`,
    feedLinks: {atom: siteUrl + path},
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
    // By default, the date of the build.
    updated: new Date(versions.find(({release}) => release)?.release?.date ?? 0),
    copyright: 'KusionStack',
  });
  for (const {title, description, content, date, link} of pages) {
    if (date !== undefined) {
      feed.addItem({title, id: link, link, date: new Date(date), description, content});
    }
  }
  return feed.atom1();
}
