import {describe, expect, it} from 'vitest';
import {readEnvironment, type Variables} from '../environment';

const algolia = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'K', ALGOLIA_INDEX_NAME: 'I'};

function faultsOf(env: Variables): string {
  try {
    readEnvironment(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('readEnvironment', () => {
  it("defaults to the site's own address, built-in search, and no analytics", () => {
    const expected = {site: {url: 'https://kusionstack.io', baseUrl: '/'}, partsOff: []};
    expect(readEnvironment({})).toEqual(expected);
    expect(readEnvironment({SITE_URL: '', BASE_URL: '', ALGOLIA_APP_ID: '', GTAG_TRACKING_ID: ''})).toEqual(
      expected,
    );
  });

  it('accepts another address', () => {
    expect(readEnvironment({SITE_URL: 'http://localhost:3000', BASE_URL: '/a/b/'}).site).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/a/b/',
    });
  });

  it.each([
    'kusionstack.io',
    'https://kusionstack.io/',
    'https://kusionstack.io/docs',
    'ftp://kusionstack.io',
  ])('rejects SITE_URL=%s', (url) => {
    expect(faultsOf({SITE_URL: url})).toContain(`SITE_URL is "${url}": it must be an origin`);
  });

  it.each(['docs/', '/docs', 'https://a.b/', '/a b/', '//'])('rejects BASE_URL=%s', (base) => {
    expect(faultsOf({BASE_URL: base})).toContain(`BASE_URL is "${base}": it must start and end with a slash`);
  });

  it('accepts hosted search with all three values, with insights only on request', () => {
    expect(readEnvironment(algolia).hostedSearch).toEqual({
      appId: 'A',
      apiKey: 'K',
      indexName: 'I',
      insights: false,
    });
    expect(readEnvironment({...algolia, ALGOLIA_INSIGHTS: 'true'}).hostedSearch?.insights).toBe(true);
  });

  it('rejects incomplete hosted search values and lists the missing ones', () => {
    expect(faultsOf({ALGOLIA_APP_ID: 'A'})).toContain(
      'ALGOLIA_APP_ID set, ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME missing',
    );
    expect(faultsOf({...algolia, ALGOLIA_INDEX_NAME: ''})).toContain('ALGOLIA_INDEX_NAME missing');
  });

  it('accepts a list of src/docusaurus parts to switch off', () => {
    expect(readEnvironment({SITE_PARTS_OFF: 'routes,runtime'}).partsOff).toEqual(['routes', 'runtime']);
    expect(faultsOf({SITE_PARTS_OFF: 'routes,lazy'})).toContain(
      'SITE_PARTS_OFF names lazy: it must be a comma-separated list of parts',
    );
  });

  it('lists all errors at once', () => {
    const faults = faultsOf({
      SITE_URL: 'x',
      BASE_URL: 'y',
      ALGOLIA_APP_ID: 'A',
      ALGOLIA_INSIGHTS: 'yes',
      GTAG_TRACKING_ID: 'abc',
    });
    expect(faults.split('\n')).toHaveLength(6);
    expect(faults).toContain('GTAG_TRACKING_ID is "abc": it must be the id of a Google tag');
    expect(faults).toContain('ALGOLIA_INSIGHTS is "yes": it must be "true" or "false".');
  });

  it('rejects an unknown locale', () => {
    expect(faultsOf({DOCUSAURUS_CURRENT_LOCALE: 'cn'})).toContain('The locale is "cn": it must be en or zh.');
    expect(faultsOf({DOCUSAURUS_CURRENT_LOCALE: 'zh'})).toBe('');
    expect(faultsOf({DOCUSAURUS_CURRENT_LOCALE: 'undefined'})).toBe('');
  });
});
