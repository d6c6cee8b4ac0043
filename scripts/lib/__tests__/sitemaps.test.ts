import {describe, expect, it} from 'vitest';
import {sitemapOf} from '../../../src/plugins/head/core/sitemap';
import type {HeadOfPage} from '../pageHeads';
import {findSitemapFaults} from '../sitemaps';

const page = (url: string, changes: Partial<HeadOfPage> = {}): HeadOfPage => ({
  file: 'x',
  url,
  canonical: url,
  htmlLang: 'en',
  hidden: false,
  alternates: [{hrefLang: 'en', href: url}],
  ...changes,
});
const pages = [
  page('https://s.example/a'),
  page('https://s.example/b'),
  page('https://s.example/hidden', {hidden: true}),
  page('https://s.example/old', {canonical: 'https://s.example/a'}),
];
const day = Date.UTC(2026, 0, 2);

describe('findSitemapFaults', () => {
  const faults = (xml: string) =>
    findSitemapFaults({
      file: 'sitemap.xml',
      xml,
      pages,
      lastChanged: new Map([['https://s.example/a', '2026-01-02']]),
    }).map(({message}) => message);
  const good = sitemapOf(
    pages.map((entry, index) => ({...entry, lastModified: index === 0 ? day : undefined})),
  );

  it('accepts the canonical pages with the days of their last change', () => {
    expect(faults(good)).toEqual([]);
  });

  it.each([
    [
      good.replace('2026-01-02', '2026-01-03'),
      'says that https://s.example/a was changed on 2026-01-03; its source was changed on 2026-01-02',
    ],
    [
      good.replace('<lastmod>2026-01-02</lastmod>', ''),
      'says that https://s.example/a was changed on no day; its source was changed on 2026-01-02',
    ],
    [
      good.replace('<loc>https://s.example/b<', '<loc>https://s.example/c<'),
      'lists https://s.example/c, which is no page of this language',
    ],
    [
      good.replace('/b</loc>', '/b</loc><lastmod>yesterday</lastmod>'),
      'yesterday of https://s.example/b is no day',
    ],
    [
      good.replace('href="https://s.example/b"', 'href="https://s.example/zh/b"'),
      'names other translations of https://s.example/b than the page itself does',
    ],
    [
      good.replace('</urlset>', '<url><loc>https://s.example/hidden</loc></url></urlset>'),
      'lists https://s.example/hidden, which search engines shall not show',
    ],
    [
      good.replace('</urlset>', '<url><loc>https://s.example/old</loc></url></urlset>'),
      'lists https://s.example/old, which has another canonical address',
    ],
    [
      good.replace('</urlset>', '<url><loc>https://s.example/a</loc></url></urlset>'),
      'lists https://s.example/a twice',
    ],
    [good.replace('</url>', ''), 'is not well-formed: 5:9: unexpected close tag.'],
    [
      sitemapOf(pages.slice(0, 1).map((entry) => ({...entry, lastModified: day}))),
      'does not list https://s.example/b',
    ],
  ])('finds the fault of a changed sitemap', (xml, message) => {
    expect(faults(xml)).toContain(message);
  });
});
