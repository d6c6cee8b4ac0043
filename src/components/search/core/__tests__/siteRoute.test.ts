import {expect, it} from 'vitest';
import {isSiteRoute} from '../siteRoute';

it.each([
  '/docs/',
  '/docs/concepts/overview#modules',
  '/zh/docs/概念#模块',
  '/docs/a..b',
  '/search?q=//evil',
])('%s leads to a place of the site', (route) => {
  expect(isSiteRoute(route, '/')).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '//evil.example/docs',
  '/\\evil.example',
  'https://evil.example/docs',
  'docs/overview',
  '../../docs',
  '/docs/../../etc',
  '/docs/%2e%2E/admin',
  '/docs/./x',
  '/docs/\njavascript:x',
  '/docs/\u0000',
  '',
])('%j is refused', (route) => {
  expect(isSiteRoute(route, '/')).toBe(false);
});

it('an address outside of the base URL is refused', () => {
  expect(isSiteRoute('/site/docs', '/site/')).toBe(true);
  expect(isSiteRoute('/docs', '/site/')).toBe(false);
});
