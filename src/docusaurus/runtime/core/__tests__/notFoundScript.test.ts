import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {notFoundScript} from '../notFoundScript';

/** Address to which a page of a language leads, and the one that it shows, when opened at an address. */
function opened(localeBaseUrl: string, address: string, localeBaseUrls = ['/', '/zh/']) {
  const {pathname, search, hash} = new URL(address, 'http://site');
  const result: {sentTo?: string; shown?: string} = {};
  vm.runInNewContext(notFoundScript({localeBaseUrl, localeBaseUrls}), {
    location: {pathname, search, hash, replace: (to: string) => (result.sentTo = to)},
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => (result.shown = to),
    },
  });
  return result;
}

describe('notFoundScript', () => {
  it.each([
    ['/zh/nope', '/zh/404.html#/zh/nope'],
    ['/zh/docs/a?b=c#d', '/zh/404.html#/zh/docs/a?b=c#d'],
    ['/zh/%E0%A4%A', '/zh/404.html#/zh/%E0%A4%A'],
  ])('a page of the root at %s sends its reader to the not-found page of the other language', (from, to) => {
    expect(opened('/', from)).toEqual({sentTo: to});
  });

  it.each(['/', '/nope', '/zhang', '/404.html', '/docs/zh/nope', '/zh/404.html', '/zh/404', '/zh/404#/zh/a'])(
    'a page of the root at %s stays where it is',
    (address) => {
      expect(opened('/', address)).toEqual({});
    },
  );

  it.each(['/zh/404.html', '/zh/404'])('%s takes the address that its reader came from', (page) => {
    expect(opened('/zh/', `${page}#/zh/docs/a?b=c#d`)).toEqual({shown: '/zh/docs/a?b=c#d'});
  });

  it.each([
    '/zh/404.html',
    '/zh/404.html#title',
    '/zh/404.html#/docs/a',
    '/zh/404.html#//evil.example/zh/',
    '/zh/404.html#https://evil.example/',
    '/zh/docs#/zh/a',
    '/zh/nope',
  ])('a page of the other language at %s keeps its address', (address) => {
    expect(opened('/zh/', address)).toEqual({});
  });

  it('stays inside the folder of the site', () => {
    const bases = ['/site/', '/site/zh/'];
    expect(opened('/site/', '/site/zh/a', bases)).toEqual({sentTo: '/site/zh/404.html#/site/zh/a'});
    expect(opened('/site/zh/', '/site/zh/404#/site/zh/a', bases)).toEqual({shown: '/site/zh/a'});
  });

  it('is empty for a site in one language', () => {
    expect(notFoundScript({localeBaseUrl: '/', localeBaseUrls: ['/']})).toBe('');
  });
});
