import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {Feed} from 'feed';
import {serializeOuter} from 'parse5';
import {htmlFileOf} from '../../../build/files';
import {attributeOf, elementsIn, parseHtml, type HtmlElement} from '../../../build/html';
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
  const withAttribute = (name: string, value: string) =>
    elements.find((element) => attributeOf(element, name) === value);
  const contentOf = (element: HtmlElement | undefined, attribute: string) =>
    (element && attributeOf(element, attribute)) ?? '';
  const title = elements.find(({tagName}) => tagName === 'h1');
  return {
    title: title ? textOf(title) : '',
    feedTitle: contentOf(withAttribute('type', 'application/atom+xml'), 'title'),
    description: contentOf(withAttribute('name', 'description'), 'content'),
    content: elements
      .filter((element) => attributeOf(element, 'data-feed') !== undefined)
      .map((element) => withAddresses(element, siteConfig.url + route))
      .join(''),
  };
}

/** The Atom feed of a product's releases: the changes in each, from the built pages. */
export function feedOf({feed: path, versions}: ProductVersions, context: LoadContext): string {
  const {baseUrl, siteConfig, i18n} = context;
  const siteUrl = siteConfig.url;
  const released = versions.flatMap(({release, changes}) =>
    release && changes
      ? [{date: new Date(release.date), ...readPage(changes.path, context), ...changes}]
      : [],
  );
  // The page of any version has the title, and without a date, the feed would have that of the build.
  const compared = versions.find(({changes}) => changes)?.changes;
  const release = versions.find((version) => version.release)?.release;
  const feed = new Feed({
    id: siteUrl + path,
    title: compared ? readPage(compared.path, context).feedTitle : '',
    link: `${siteUrl}${baseUrl}versions`,
    feedLinks: {atom: siteUrl + path},
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
    updated: new Date(release?.date ?? 0),
    copyright: 'KusionStack',
  });
  for (const {title, description, content, date, path: page} of released) {
    feed.addItem({title, id: siteUrl + page, link: siteUrl + page, date, description, content});
  }
  return feed.atom1();
}
