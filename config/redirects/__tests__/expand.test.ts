import {describe, expect, it} from 'vitest';
import {expandRedirects} from '../expand';

const row = (from: string, to: string, line: number) => ({
  from,
  to,
  place: `redirects.tsv:${line}`,
  isCopy: false,
});
const section = (from: string, to: string, keepsRest = true) => ({from, to, keepsRest});
const pages = ['/', '/docs/', '/docs/concepts', '/docs/guides/', '/tool/start'];

describe('expandRedirects', () => {
  it('follows rows to the page, with any use of slashes', () => {
    const {redirects, problems} = expandRedirects([row('/old/', '/docs/guides', 2)], [], pages);
    expect([...redirects]).toEqual([['/old', '/docs/guides/']]);
    expect(problems).toEqual([]);
  });

  it('moves every page of a section, but rows and existing pages take precedence', () => {
    const rows = [row('/legacy/start', '/docs/', 2)];
    const patterns = [
      section('/legacy/', '/tool/'),
      section('/docs/', '/tool/'),
      section('/gone/', '/docs/', false),
    ];
    expect([...expandRedirects(rows, patterns, [...pages, '/tool/docs']).redirects]).toEqual([
      ['/legacy/start', '/docs/'],
      ['/legacy/docs', '/tool/docs'],
      ['/docs/start', '/tool/start'],
      ['/docs/docs', '/tool/docs'],
      ['/gone', '/docs/'],
    ]);
  });

  it('reports each row that starts at a page, is repeated, or has no target page', () => {
    const rows = [
      row('/docs/concepts', '/docs/', 2),
      row('/a', '/docs/', 3),
      row('/a/', '/docs/', 4),
      row('/b', '/nowhere', 5),
    ];
    expect(expandRedirects(rows, [], pages).problems).toEqual([
      'redirects.tsv:2 "/docs/concepts" is a page; remove the row',
      'redirects.tsv:4 "/a/" is listed twice; remove one of the rows',
      `redirects.tsv:5 "/nowhere", the target of "/b", doesn't exist; name an existing page`,
    ]);
  });
});
