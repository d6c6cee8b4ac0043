import type {PageRef} from '../../search/server/collectPages';
import type {IndexInfo} from '../../search/types';
import {hasPageCards, pageCard, versionCard} from './cardAddress';
import type {Card} from './layout';

/** The part of a page that its card needs. Pages written in React have no title. */
export type CardPage = Pick<PageRef, 'route' | 'tag' | 'type' | 'title' | 'categories'>;

/** Texts of cards in the language of the site. */
export interface CardTexts {
  /** Name of the language, in that language. */
  readonly language: string;
  /** The headline of the home page, which is the title of its card. */
  readonly promise: () => string;
  readonly blog: string;
  readonly documentation: string;
  /** The unreleased version in words. */
  readonly unreleased: (version: string) => string;
}

/** Maximum length of a trail on one line, in Latin letters. */
const trailLength = 62;

/**
 * Product and sections of a page, without sections that have the page's title; only the innermost section if not all
 * fit.
 */
function trailOf(product: string, {title, categories}: CardPage): readonly string[] {
  const all = [product, ...(categories.at(-1) === title ? categories.slice(0, -1) : categories)];
  return all.join(' › ').length > trailLength ? [product, ...all.slice(-1)] : all;
}

/**
 * The cards of a language by address: one for each page of the latest and unreleased docs, for each post, and for the home
 * page; one for each older docs version.
 *
 * @param baseUrl base URL of the locale
 */
export function cardsOf(
  pages: readonly CardPage[],
  indexes: readonly IndexInfo[],
  baseUrl: string,
  {language, promise, blog, documentation, unreleased}: CardTexts,
): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  for (const page of pages) {
    const {
      pluginId,
      product = '',
      version = '',
      versionLabel = '',
      isLatest = false,
    } = indexes.find(({tag}) => tag === page.tag) ?? {};
    if (pluginId === undefined) {
      const isHome = page.route === baseUrl;
      if (isHome || page.title !== '') {
        const trail = page.type === 'blog' ? [blog] : [];
        cards.set(pageCard(baseUrl, page.route), {title: isHome ? promise() : page.title, trail, language});
      }
    } else if (hasPageCards({isLast: isLatest, name: version})) {
      cards.set(pageCard(baseUrl, page.route), {
        title: page.title,
        trail: trailOf(product, page),
        version: isLatest ? versionLabel || undefined : unreleased(versionLabel),
        language,
        pluginId,
      });
    } else {
      cards.set(versionCard(baseUrl, pluginId, version), {
        title: `${product} ${versionLabel}`,
        trail: [documentation],
        language,
        pluginId,
      });
    }
  }
  return cards;
}
