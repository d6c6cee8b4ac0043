import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {products} from '../../../config/products';
import {cachePath} from '../../build/cache';
import {elementsIn, parseHtml} from '../../build/html';
import {collectPages, indexInfos, type AllContent} from '../search/server/collectPages';
import {textOf} from '../search/server/htmlText';
import {cardsOf, type CardTexts} from './core/cards';
import type {Card, Frame} from './core/layout';
import {writeCards} from './server/writeCards';

const documentation: Readonly<Record<string, string>> = {en: 'Documentation', zh: '文档'};

/** Text of the main heading of a built page. */
function headingOf(htmlFile: string): string {
  const heading = elementsIn(parseHtml(fs.readFileSync(htmlFile, 'utf8'))).find(
    ({tagName}) => tagName === 'h1',
  );
  return heading ? textOf(heading) : '';
}

function textsOf({siteConfig, i18n, codeTranslations, outDir}: LoadContext): CardTexts {
  const locale = i18n.currentLocale;
  const {items = []} = (siteConfig.themeConfig as ThemeConfig).navbar ?? {};
  const unreleased = codeTranslations['site.docs.unreleasedVersion'] ?? '{version}, unreleased';
  return {
    language: i18n.localeConfigs[locale]?.label ?? locale,
    promise: () => headingOf(path.join(outDir, 'index.html')),
    blog: items.find(({to}) => to === '/blog')?.label ?? '',
    documentation: documentation[locale] ?? 'Documentation',
    unreleased: (version) => unreleased.replace('{version}', version),
  };
}

function frameOf({siteDir, siteConfig}: LoadContext): Frame {
  const logo = fs.readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  const stations = products
    .flatMap(({id, label, colors, station}) =>
      colors && station ? [{pluginId: id, label, ...colors.light, position: station.position}] : [],
    )
    .sort((a, b) => a.position - b.position);
  return {siteTitle: siteConfig.title, logo, stations};
}

/** Draws the pictures that other sites show for links to this one. */
export default function socialCardsPlugin(context: LoadContext): Plugin {
  const {baseUrl, siteDir, i18n} = context;
  let content: AllContent = {};
  return {
    name: 'social-cards',
    allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild() {
      const pages = collectPages(content, `${baseUrl}search`);
      const cards = cardsOf(pages, indexInfos(content, context), baseUrl, textsOf(context));
      const frame = frameOf(context);
      const cacheFolder = cachePath(siteDir, 'social-cards', i18n.currentLocale);
      // Loading the fonts takes a second, so a build that reuses all cards skips it.
      const draw = async (card: Card) => (await import('./server/renderCard')).drawCard(card, frame);
      await writeCards(cards, frame, context, cacheFolder, draw);
    },
  };
}
