import type {DocSearchTransformClient} from '@docsearch/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {askService} from '../askService';
import {facetFilters} from '../facetFilters';
import {guardClient} from '../guardClient';
import {hitRoute} from '../hitRoute';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('facetFilters limit answers to the language and to any of the tags', () => {
  expect(facetFilters('zh', ['default', 'docs-default-v1'])).toEqual([
    'language:zh',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v1'],
  ]);
});

describe('hitRoute', () => {
  it('is the path of a page on this site, wherever it was crawled', () => {
    expect(hitRoute('https://kusionstack.io/docs/a#b', '/')).toBe('/docs/a#b');
    expect(hitRoute('http://localhost/zh/docs/', '/zh/')).toBe('/zh/docs/');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x/docs',
    'not an address',
    'https://x//evil',
    '',
  ])('leaves out %j', (url) => {
    expect(hitRoute(url, '/')).toBeUndefined();
  });

  it('leaves out pages of another language', () => {
    expect(hitRoute('https://kusionstack.io/docs/a', '/zh/')).toBeUndefined();
  });
});

describe('guardClient', () => {
  function guarded(search: () => Promise<unknown>) {
    const listener = {onAnswer: vi.fn(), onFailure: vi.fn()};
    return {listener, client: guardClient({search} as unknown as DocSearchTransformClient, listener)};
  }

  it('passes answers on and says so', async () => {
    const answer = {results: [{hits: []}]};
    const {client, listener} = guarded(() => Promise.resolve(answer));
    expect(await client.search([])).toBe(answer);
    expect(listener.onAnswer).toHaveBeenCalledTimes(1);
    expect(listener.onFailure).not.toHaveBeenCalled();
  });

  it.each([null, {}, [], 'text', {results: 1}, {results: [null]}, {results: [{hits: 'none'}]}])(
    'takes %j for a failure of the service, with no result',
    async (answer) => {
      const {client, listener} = guarded(() => Promise.resolve(answer));
      expect(await client.search([])).toEqual({results: [{hits: [], nbHits: 0}]});
      expect(listener.onFailure).toHaveBeenCalledTimes(1);
      expect(listener.onAnswer).not.toHaveBeenCalled();
    },
  );

  it('says that the service cannot be reached', async () => {
    const {client, listener} = guarded(() => Promise.reject(new Error('offline')));
    await client.search([]);
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('askService', () => {
  const service = {appId: 'APP', apiKey: 'key', indexName: 'index', insights: false};
  const question = {place: 'page' as const, text: 'anchor', tags: ['default', 'docs-default-v1']};
  const ask = (view?: {limit: number; type?: 'docs' | 'blog'}) =>
    askService(service, {...question, view}, 'en', '/', new AbortController().signal);

  function serve(body: unknown, status = 200) {
    const fetch = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(new Response(JSON.stringify(body), {status})),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  const hierarchy = {lvl1: {value: 'Page'}, lvl2: {value: 'The \u{E000}anchor\u{E001} <b>'}, lvl3: null};
  const hit = {
    url: 'https://kusionstack.io/docs/a#b',
    docusaurus_tag: 'docs-default-v1',
    _highlightResult: {hierarchy},
    _snippetResult: {content: {value: 'An \u{E000}anchor\u{E001}'}},
  };

  it('makes rows of hits, their marks as data', async () => {
    serve({results: [{hits: [hit], nbHits: 45}]});
    const {rows, total} = await ask({limit: 20});
    expect(total).toBe(45);
    expect(rows).toMatchObject([
      {
        title: [
          {text: 'The ', marked: false},
          {text: 'anchor', marked: true},
          {text: ' <b>', marked: false},
        ],
        path: [[{text: 'Page', marked: false}]],
        excerpt: [
          {text: 'An ', marked: false},
          {text: 'anchor', marked: true},
        ],
        hit: {tag: 'docs-default-v1', document: {sectionRoute: '/docs/a#b', type: 'docs'}},
      },
    ]);
  });

  it('asks with the public key for as many hits as are shown, of the chosen kind', async () => {
    const fetch = serve({results: [{hits: []}]});
    await ask({limit: 40, type: 'docs'});
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://APP-dsn.algolia.net/1/indexes/*/queries');
    expect(request?.headers).toMatchObject({'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key'});
    const body = JSON.parse(request?.body as string) as {requests: unknown[]};
    expect(body.requests[0]).toMatchObject({
      hitsPerPage: 40,
      facetFilters: ['language:en', ['docusaurus_tag:docs-default-v1']],
    });
  });

  it('leaves out hits without title, or that lead elsewhere', async () => {
    serve({results: [{hits: [{...hit, url: 'javascript:alert(1)'}, {url: hit.url}, {...hit, url: 1}]}]});
    expect((await ask()).rows).toEqual([]);
  });

  it.each([
    [{}, 200],
    [null, 200],
    [{results: [{hits: 'none'}]}, 200],
    [{message: 'Invalid key'}, 403],
  ])('takes %j with status %i for a failure', async (body, status) => {
    serve(body, status);
    await expect(ask()).rejects.toThrow(String(status));
  });
});
