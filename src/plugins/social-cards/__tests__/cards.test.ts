import {describe, expect, it} from 'vitest';
import {cardsOf, type CardPage, type CardTexts} from '../core/cards';

const texts: CardTexts = {
  language: 'English',
  promise: () => 'A promise',
  blog: 'Blog',
  documentation: 'Documentation',
  unreleased: (version) => `${version}, unreleased`,
};
const version = (name: string, label: string, isLatest = false, pluginId = 'default') => ({
  tag: `${pluginId}-${name}`,
  pluginId,
  product: pluginId === 'default' ? 'Kusion' : 'Community',
  version: name,
  versionLabel: label,
  isLatest,
});
const indexes = [
  {tag: 'default'},
  version('current', 'v3'),
  version('v2', 'v2', true),
  version('v1', 'v1'),
  version('current', '', true, 'community'),
];
const page = (tag: string, route: string, changes: Partial<CardPage> = {}): CardPage => ({
  tag,
  route,
  type: 'docs',
  title: 'Apply',
  categories: [],
  ...changes,
});
const cards = (...pages: CardPage[]) => Object.fromEntries(cardsOf(pages, indexes, '/zh/', texts));

describe('the cards of a language', () => {
  it('include one for each page of the latest and unreleased docs, and one for each older version', () => {
    const card = {title: 'Apply', trail: ['Kusion'], language: 'English', pluginId: 'default'};
    expect(
      cards(
        page('default-v2', '/zh/docs/apply'),
        page('default-current', '/zh/docs/next/'),
        page('default-v1', '/zh/docs/v1/a'),
        page('default-v1', '/zh/docs/v1/b'),
        page('community-current', '/zh/community/a'),
      ),
    ).toEqual({
      '/zh/img/cards/docs/apply.png': {...card, version: 'v2'},
      '/zh/img/cards/docs/next.png': {...card, version: 'v3, unreleased'},
      '/zh/img/cards/default-v1.png': {...card, title: 'Kusion v1', trail: ['Documentation']},
      '/zh/img/cards/community/a.png': {...card, trail: ['Community'], pluginId: 'community'},
    });
  });

  it('include home, posts, and single pages, but no pages without a title', () => {
    const found = cards(
      page('default', '/zh/', {title: ''}),
      page('default', '/zh/blog/post', {type: 'blog'}),
      page('default', '/zh/about'),
      page('default', '/zh/app', {title: ''}),
    );
    expect(Object.entries(found).map(([address, {title, trail}]) => [address, title, ...trail])).toEqual([
      ['/zh/img/cards/index.png', 'A promise'],
      ['/zh/img/cards/blog/post.png', 'Apply', 'Blog'],
      ['/zh/img/cards/about.png', 'Apply'],
    ]);
  });

  it.each([
    ['Commands/Apply', 'Kusion/Commands'],
    ['Guides/Databases', 'Kusion/Guides/Databases'],
    ['A section with quite a long name/Another one that is long/Last', 'Kusion/Last'],
  ])("show the categories %s without the page's title and on one line", (categories, trail) => {
    const [card] = Object.values(
      cards(page('default-v2', '/zh/docs/a', {categories: categories.split('/')})),
    );
    expect(card?.trail.join('/')).toBe(trail);
  });
});
