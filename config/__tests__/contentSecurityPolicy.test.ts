import {expect, it} from 'vitest';
import {headerPolicy, policyFor} from '../contentSecurityPolicy';
import {readEnvironment} from '../environment';

const all = {
  GTAG_TRACKING_ID: 'G-TEST',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};

it('a page allows its own files and inline scripts, and nothing from other sites', () => {
  const policy = policyFor(readEnvironment({}), ['known()'])(['alert(1)']);
  expect(policy).not.toMatch(/unsafe|https:|\*/);
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

it('a service adds its origins only if it is turned on', () => {
  expect(policyFor(readEnvironment(all), [])([])).toMatch(
    /script-src 'self' https:\/\/\*\.googletagmanager\.com;.*connect-src 'self' https:\/\/\*\.google-analytics\.com .* https:\/\/app-dsn\.algolia\.net https:\/\/\*\.algolianet\.com$/,
  );
  const insights = policyFor(readEnvironment({...all, ALGOLIA_INSIGHTS: 'true'}), [])([]);
  expect(insights).toContain('https://cdn.jsdelivr.net/npm/search-insights@');
  expect(insights).toContain('https://insights.algolia.io');
});

it('the headers forbid framing, which the policy of a page cannot', () => {
  expect(headerPolicy).toContain("frame-ancestors 'none'");
  expect(policyFor(readEnvironment({}), [])([])).not.toContain('frame-ancestors');
});
