import {describe, expect, it} from 'vitest';
import {readEnvironment, type Variables} from '../environment';

const algolia = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'K', ALGOLIA_INDEX_NAME: 'I'};

describe('readEnvironment', () => {
  it("defaults to the site's own address, built-in search, and no analytics", () => {
    const expected = {site: {url: 'https://kusionstack.io', baseUrl: '/'}, locale: 'en', partsOff: []};
    expect(readEnvironment({})).toEqual(expected);
    expect(readEnvironment({SITE_URL: '', BASE_URL: '', ALGOLIA_APP_ID: '', GTAG_TRACKING_ID: ''})).toEqual(
      expected,
    );
  });

  it.each<[Variables, object]>([
    [
      {SITE_URL: 'http://localhost:3000', BASE_URL: '/a/b/'},
      {site: {url: 'http://localhost:3000', baseUrl: '/a/b/'}},
    ],
    [algolia, {hostedSearch: {appId: 'A', apiKey: 'K', indexName: 'I', insights: false}}],
    [{...algolia, ALGOLIA_INSIGHTS: 'true'}, {hostedSearch: {insights: true}}],
    [{SITE_PARTS_OFF: 'routes,runtime'}, {partsOff: ['routes', 'runtime']}],
    [{DOCUSAURUS_CURRENT_LOCALE: 'zh'}, {locale: 'zh'}],
    // `docusaurus start` without a locale.
    [{DOCUSAURUS_CURRENT_LOCALE: 'undefined'}, {locale: 'en'}],
  ])('accepts %j', (env, expected) => {
    expect(readEnvironment(env)).toMatchObject(expected);
  });

  it.each<[Variables, string]>([
    ...['kusionstack.io', 'https://kusionstack.io/', 'https://kusionstack.io/docs', 'ftp://a.io'].map(
      (url): [Variables, string] => [{SITE_URL: url}, `SITE_URL is "${url}": it must be an origin`],
    ),
    ...['docs/', '/docs', 'https://a.b/', '/a b/', '//'].map((base): [Variables, string] => [
      {BASE_URL: base},
      `BASE_URL is "${base}": it must be a path that starts and ends with a slash`,
    ]),
    [{ALGOLIA_APP_ID: 'A'}, 'ALGOLIA_APP_ID set, ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME missing'],
    [{...algolia, ALGOLIA_INDEX_NAME: ''}, 'ALGOLIA_INDEX_NAME missing'],
    [{ALGOLIA_INSIGHTS: 'yes'}, 'ALGOLIA_INSIGHTS is "yes": it must be "true" or "false".'],
    [{SITE_PARTS_OFF: 'routes,lazy'}, 'SITE_PARTS_OFF is "routes,lazy": it must be a comma-separated list'],
    [{GTAG_TRACKING_ID: 'abc'}, 'GTAG_TRACKING_ID is "abc": it must be the id of a Google tag'],
    [
      {DOCUSAURUS_CURRENT_LOCALE: 'cn'},
      'DOCUSAURUS_CURRENT_LOCALE is "cn": it must be en or zh. The option --locale sets it',
    ],
  ])('rejects %j', (env, fault) => {
    expect(() => readEnvironment(env)).toThrow(fault);
  });

  it('lists all errors at once', () => {
    const fault = /SITE_URL is "x".*GTAG_TRACKING_ID is "abc".*DOCUSAURUS_CURRENT_LOCALE is "cn"/s;
    const env = {SITE_URL: 'x', GTAG_TRACKING_ID: 'abc', DOCUSAURUS_CURRENT_LOCALE: 'cn'};
    expect(() => readEnvironment(env)).toThrow(fault);
  });
});
