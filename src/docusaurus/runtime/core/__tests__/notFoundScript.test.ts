import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {notFoundScript} from '../notFoundScript';

/** Redirect target and displayed address of a language's not-found page opened at an address. */
function opened(localeBaseUrl: string, address: string, baseUrl = '/') {
  const {pathname, search, hash} = new URL(address, 'http://site');
  const result: {sentTo?: string; shown?: string} = {};
  const chinese = `${baseUrl}zh/`;
  const older = [[`${baseUrl}zh-CN/`, chinese]] as const;
  vm.runInNewContext(notFoundScript(baseUrl, localeBaseUrl, [chinese], older), {
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
  ])("the root's page at %s redirects to the other language's not-found page", (from, to) => {
    expect(opened('/', from)).toEqual({sentTo: to});
  });

  it.each(['/zh/404.html', '/zh/404'])('%s restores the original address', (page) => {
    expect(opened('/zh/', `${page}#/zh/docs/a?b=c#d`)).toEqual({shown: '/zh/docs/a?b=c#d'});
  });

  it.each([
    '/',
    '/nope',
    '/zhang',
    '/zh-CN',
    '/404.html',
    '/docs/zh/nope',
    '/zh/404.html',
    '/zh/404',
    '/zh/404#/zh/a',
  ])("the root's page at %s doesn't redirect", (address) => {
    expect(opened('/', address)).toEqual({});
  });

  it("the root's page redirects an address below a language's tag to the language", () => {
    expect(opened('/', '/zh-CN/docs/a?b=c#d')).toEqual({sentTo: '/zh/docs/a?b=c#d'});
    expect(opened('/', '/zh-CN//evil.example/')).toEqual({sentTo: '/zh//evil.example/'});
  });

  it.each([
    '/zh/404.html',
    '/zh/404.html#title',
    '/zh/404.html#/docs/a',
    '/zh/404.html#//evil.example/zh/',
    '/zh/404.html#https://evil.example/',
    '/zh/docs#/zh/a',
    '/zh/nope',
  ])("the other language's page at %s keeps its address", (address) => {
    expect(opened('/zh/', address)).toEqual({});
  });

  it("stays inside the site's folder", () => {
    expect(opened('/site/', '/site/zh/a', '/site/')).toEqual({sentTo: '/site/zh/404.html#/site/zh/a'});
    expect(opened('/site/', '/site/zh-CN/a', '/site/')).toEqual({sentTo: '/site/zh/a'});
    expect(opened('/site/zh/', '/site/zh/404#/site/zh/a', '/site/')).toEqual({shown: '/site/zh/a'});
  });
});
