import {describe, expect, it} from 'vitest';
import {expandRedirects} from '../expand';

const row = (from: string, to: string, line: number) => ({from, to, line, isCopy: false});
const section = (from: string, to: string, keepsRest = true) => ({from, to, keepsRest});
const pages = ['/', '/docs/', '/docs/concepts', '/docs/guides/', '/tool/start'];

describe('expandRedirects', () => {
  it('redirects to the page, with or without trailing slashes in the row', () => {
    const {redirects, problems} = expandRedirects([row('/old/', '/docs/guides', 2)], [], pages);
    expect([...redirects]).toEqual([['/old', '/docs/guides/']]);
    expect(problems).toEqual([]);
  });

  it('redirects every page of a moved section, but rows and existing pages take precedence', () => {
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

  it('reports rows whose source is a page, that are repeated, or whose target is missing', () => {
    const rows = [
      row('/docs/concepts', '/docs/', 2),
      row('/a', '/docs/', 3),
      row('/a/', '/docs/', 4),
      row('/b', '/nowhere', 5),
    ];
    expect(expandRedirects(rows, [], pages).problems).toEqual([
      {line: 2, message: '"/docs/concepts" is a page; remove the row'},
      {line: 4, message: '"/a/" is listed twice; remove one of the rows'},
      {line: 5, message: `"/nowhere", the target of "/b", doesn't exist; name an existing page`},
    ]);
  });
});
