import type {DocSearchTransformClient} from '@docsearch/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {arrivalOf} from '../arrivalOf';
import {askService} from '../askService';
import {facetFilters} from '../facetFilters';
import {guardClient} from '../guardClient';
import {docSearchSigns, segmentsOf} from '../highlights';
import {hitRoute} from '../hitRoute';
import {askIndex, namedByLanguage} from '../namedByLanguage';
import {searchedTerms} from '../searchedTerms';
import type {PageView} from '@site/src/plugins/search/client/messages';

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

describe('searchedTerms', () => {
  it.each([
    ['The <mark>Workspaces</mark> of a team', ['workspac']],
    ['<mark>work</mark>space', ['workspac']],
    ['<mark>kusion</mark>-workspace', ['kusion']],
    ['<mark>the</mark> <mark>anchor</mark>', ['anchor']],
    ['<mark>工作</mark>空间', ['工作']],
    ['<mark>工作</mark><mark>空间</mark>', ['工作', '空间']],
    ['nothing of it', []],
  ])('of %j are %j', (value, terms) => {
    expect(searchedTerms([segmentsOf({value}, docSearchSigns)])).toEqual(terms);
  });
});

it('arrivalOf takes the terms of headings and text, and none of what was opened before', () => {
  const hierarchy = {lvl1: {value: 'Page'}, lvl2: {value: '<mark>Anchor</mark>'}};
  const content = {value: 'a <mark>link</mark>'};
  expect(arrivalOf({_highlightResult: {hierarchy, content}})).toEqual({searchTerms: ['anchor', 'link']});
  expect(arrivalOf({})).toEqual({searchTerms: []});
});

describe('guardClient', () => {
  function guarded(search: () => Promise<unknown>) {
    const listener = {onAsk: vi.fn(), onAnswer: vi.fn(), onFailure: vi.fn()};
    return {listener, client: guardClient({search} as unknown as DocSearchTransformClient, listener)};
  }

  it('passes answers on and says so', async () => {
    const answer = {results: [{hits: []}]};
    const {client, listener} = guarded(() => Promise.resolve(answer));
    expect(await client.search([])).toBe(answer);
    expect(listener.onAsk).toHaveBeenCalledTimes(1);
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

  it('says nothing of how a search ended that another has followed', async () => {
    const ends: (() => void)[] = [];
    const {client, listener} = guarded(
      () =>
        new Promise((resolve, reject) => {
          ends.push(ends.length === 0 ? () => reject(new Error('late')) : () => resolve({results: []}));
        }),
    );
    const searches = [client.search([]), client.search([])];
    ends.reverse().forEach((end) => end());
    await Promise.all(searches);
    expect(listener.onAnswer).toHaveBeenCalledTimes(1);
    expect(listener.onFailure).not.toHaveBeenCalled();
  });
});

describe('the name of the index', () => {
  it('is another for what is remembered of each language, and its own for the service', async () => {
    const search = vi.fn(() => Promise.resolve({results: []}));
    const client = askIndex({search} as unknown as DocSearchTransformClient, 'index');
    const names = ['en', 'zh'].map((locale) => namedByLanguage('index', locale));
    expect(new Set([...names, 'index']).size).toBe(3);
    await client.search({requests: names.map((indexName) => ({indexName, query: 'x'}))});
    const request = {indexName: 'index', query: 'x'};
    expect(search).toHaveBeenCalledWith({requests: [request, request]});
  });
});

describe('askService', () => {
  const service = {appId: 'APP', apiKey: 'key', indexName: 'index', insights: false};
  const question = {place: 'page' as const, text: 'anchor', tags: ['default', 'docs-default-v1']};
  const ask = (view?: PageView, tags = question.tags) =>
    askService(service, {...question, tags, view}, 'en', '/', new AbortController().signal);

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
        hit: {
          tag: 'docs-default-v1',
          terms: ['anchor'],
          document: {sectionRoute: '/docs/a#b', type: 'docs'},
        },
      },
    ]);
  });

  const requestOf = (fetch: ReturnType<typeof serve>) =>
    (JSON.parse(fetch.mock.calls[0]?.[1].body as string) as {requests: unknown[]}).requests[0];

  it('asks with the public key for as many hits as are shown', async () => {
    const fetch = serve({results: [{hits: []}]});
    await ask({limit: 40});
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://APP-dsn.algolia.net/1/indexes/*/queries');
    expect(request?.headers).toMatchObject({'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key'});
    expect(requestOf(fetch)).toMatchObject({
      hitsPerPage: 40,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v1']],
    });
  });

  it('shows the rows of a chosen kind, whichever index they are in, and counts all of them', async () => {
    const urls = ['', 'markdown-page', 'blog/post', 'docs/a'];
    const hits = urls.map((path) => ({
      ...hit,
      url: `https://kusionstack.io/${path}`,
      docusaurus_tag: 'default',
    }));
    const fetch = serve({results: [{hits, nbHits: 4}]});
    const {rows, total} = await ask({limit: 2, type: 'docs'});
    expect(rows.map((row) => row.hit.document.sectionRoute)).toEqual(['/', '/markdown-page']);
    expect(total).toBe(3);
    expect(requestOf(fetch)).toMatchObject({hitsPerPage: 1000});
    expect((await ask({limit: 2, type: 'blog'})).rows).toHaveLength(1);
  });

  it('has one row for a topic in several versions: the preferred one, with links to the others', async () => {
    const tags = ['docs-default-v3', 'docs-default-v2', 'docs-default-v1', 'default'];
    const version = (path: string) => ({pluginId: 'default', path, moved: new Map<string, string>()});
    const hits = (
      [
        ['docs/v1/a#b', 'docs-default-v1'],
        ['docs/v2/a', 'docs-default-v2'],
        ['docs/v1/a', 'docs-default-v1'],
        ['docs/a', 'docs-default-v3'],
        ['docs/v2/c', 'docs-default-v2'],
        ['blog/post', 'default'],
      ] as const
    ).map(([path, tag]) => ({...hit, url: `https://kusionstack.io/${path}`, docusaurus_tag: tag}));
    const fetch = serve({results: [{hits, nbHits: 6}]});
    const topics = {
      'docs-default-v3': version('/docs'),
      'docs-default-v2': version('/docs/v2'),
      'docs-default-v1': version('/docs/v1'),
    };
    const {rows, total} = await ask({limit: 2, topics, preferred: ['docs-default-v2']}, tags);
    expect(rows.map((row) => [row.hit.document.sectionRoute, row.others])).toEqual([
      [
        '/docs/v2/a',
        [
          {tag: 'docs-default-v3', route: '/docs/a'},
          {tag: 'docs-default-v1', route: '/docs/v1/a'},
        ],
      ],
      ['/docs/v2/c', []],
    ]);
    expect(total).toBe(3);
    expect(requestOf(fetch)).toMatchObject({hitsPerPage: 1000});
  });

  it('finds nothing where no index is to be searched, and asks nothing', async () => {
    const fetch = serve({results: [{hits: [hit], nbHits: 1}]});
    expect(await ask({limit: 20}, [])).toMatchObject({rows: [], total: 0, isComplete: true});
    expect(fetch).not.toHaveBeenCalled();
  });

  it('counts no more than it can show, once it has all', async () => {
    serve({results: [{hits: [hit, {...hit, url: 'javascript:alert(1)'}], nbHits: 2}]});
    expect(await ask({limit: 20})).toMatchObject({total: 1});
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
