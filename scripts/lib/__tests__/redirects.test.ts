import {describe, expect, it} from 'vitest';
import {findRedirectFaults, redirectOfPage, redirectsOfTable} from '../redirects';

describe('redirects are read', () => {
  it('from a table of Netlify, but for answers that send nobody elsewhere', () => {
    const text = '# /x /y\n/zh/* /zh/404.html 404\n/a /b\n/c /d 302!\n';
    expect(redirectsOfTable('_redirects', text)).toEqual([
      {file: '_redirects', line: 3, from: '/a', to: '/b'},
      {file: '_redirects', line: 4, from: '/c', to: '/d'},
    ]);
  });

  it('from a page that leads on', () => {
    const html = '<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/b">';
    expect(redirectOfPage('a.html', '/a', html)).toEqual([{file: 'a.html', line: 1, from: '/a', to: '/b'}]);
    expect(redirectOfPage('a.html', '/a', '<meta name="refresh" content="0; url=/b">')).toEqual([]);
  });
});

describe('findRedirectFaults', () => {
  const pages = ['/new', '/zh/new', '/page', '/zh/page'];
  const faults = (...pairs: string[]) =>
    findRedirectFaults(
      pairs.map((pair, index) => {
        const [from = '', to = ''] = pair.split(' ');
        return {file: '_redirects', line: index + 1, from, to};
      }),
      {hasPage: (path) => pages.includes(path), baseUrls: ['/', '/zh/']},
    ).map(({line, message}) => `${line} ${message}`);

  it('accepts one step to a page, in both languages, and to other sites', () => {
    expect(
      faults('/old /new', '/zh/old /zh/new#part', '/go https://a.example/', '/zh/go https://a.example/'),
    ).toEqual([]);
  });

  it.each([
    [['/a /a', '/zh/a /zh/new'], '1 /a leads to /a, which leads on to /a: name the final page'],
    [
      ['/a /b', '/zh/a /zh/new', '/b /a', '/zh/b /zh/new'],
      '1 /a leads to /b, which leads on to /a: name the final page',
    ],
    [
      ['/a /b/', '/zh/a /zh/new', '/b /new', '/zh/b /zh/new'],
      '1 /a leads to /b/, which leads on to /new: name the final page',
    ],
    [['/page /new', '/zh/old /zh/new'], '1 /page is a page: it must not redirect'],
    [['/old /gone', '/zh/old /zh/new'], '1 /old leads to /gone, which does not exist'],
    [['/old /new'], '1 /old has no counterpart /zh/old in the other language'],
    [['/zh/old /zh/new'], '1 /zh/old has no counterpart /old in the other language'],
    [['/old /new', '/zh/old /new'], '2 /zh/old leads to /new, which is in another language'],
    [['/old', '/zh/old /zh/new'], '1 /old leads nowhere: name its target'],
    [['/old/* /new'], '1 /old/* is a pattern: list each address, so that its target can be checked'],
  ])('finds the fault of %j', (pairs, message) => {
    expect(faults(...pairs)).toContain(message);
  });
});
