import {describe, expect, it} from 'vitest';
import {findingLine, sortFindings} from '../../../../build/findings';
import {checkBuilt, type BuiltPage} from '../checkBuilt';
import {scanHtml} from '../scanHtml';

function page(route: string, html: string, source?: string): BuiltPage {
  return {route, source, ...scanHtml(html)};
}

function findings(pages: readonly BuiltPage[], baseUrl = '/zh/', otherBaseUrls = ['/']): string[] {
  const found = checkBuilt({
    siteUrl: 'https://kusionstack.io',
    baseUrl,
    otherBaseUrls,
    pages,
    hasFile: (path) => path === 'img/there.svg',
    lineOf: (_file, text) => (text === '/zh/lost' ? 7 : 1),
  });
  return sortFindings(found).map(findingLine);
}

const target = page('/zh/docs/a', '<h2 id=概念>概念</h2><h2 id="b c">B</h2>', 'docs/a.md');

describe('checkBuilt', () => {
  it('accepts all forms of links to pages, anchors, and files', () => {
    const links = [
      '/zh/docs/a',
      '/zh/docs/a/',
      '/zh/docs/a.html?x=1',
      '../docs/a#%E6%A6%82%E5%BF%B5',
      '/zh/docs/a#概念',
      '#own',
      '/zh/img/there.svg',
      'https://example.com/#x',
      'mailto:a@b.c',
    ].map((href) => `<a href="${href}">x</a>`);
    const html = `<p id=own>${links.join('')}</p><img src=/zh/img/there.svg srcset="/zh/img/there.svg 2x">`;
    expect(findings([target, page('/zh/community/x', html)])).toEqual([]);
  });

  it('lists broken links, anchors, and files with their line in the source', () => {
    const html = '<a href=/zh/lost>1</a><a href=/zh/docs/a#no>2</a><img src=/zh/img/lost.png>';
    expect(findings([target, page('/zh/docs/b', html, 'docs/b.md')])).toEqual([
      'docs/b.md:1 broken-anchor /zh/docs/a has no anchor "#no"',
      'docs/b.md:1 missing-file /zh/img/lost.png does not exist',
      'docs/b.md:7 broken-link no page has the route /zh/lost',
    ]);
  });

  it('reports links to a page in another language, except language switches', () => {
    const html =
      '<a href=/docs/a>x</a><a href=/docs/a lang=en>English</a><a href=/docs/a hreflang=en>English</a>';
    expect(findings([target, page('/zh/b', html)])).toEqual([
      "/zh/b:1 foreign-language-link /docs/a leads out of the page's language",
    ]);
    expect(findings([page('/b', '<a href=/zh/docs/a>x</a>')], '/', ['/zh/'])).toEqual([
      "/b:1 foreign-language-link /zh/docs/a leads out of the page's language",
    ]);
  });

  it('reports absolute links to the site, which leads to one language', () => {
    expect(findings([page('/zh/b', '<a href=https://kusionstack.io/docs/a>x</a>')])).toEqual([
      '/zh/b:1 own-address https://kusionstack.io/docs/a always leads to the same language: use only the path',
    ]);
  });

  it('reports a problem on all pages once', () => {
    const pages = [1, 2, 3, 4, 5].map((n) => page(`/zh/${n}`, '<nav><a href=/zh/gone>x</a></nav>'));
    expect(findings(pages)).toEqual([
      '/zh/1:1 broken-link no page has the route /zh/gone (on 5 pages: look in the parts they share)',
    ]);
  });
});
