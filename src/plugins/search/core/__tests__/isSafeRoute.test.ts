import {describe, expect, it} from 'vitest';
import {isSafeRoute} from '../isSafeRoute';

describe("a result's route", () => {
  it.each(['/', '/docs/', '/zh/docs/a#b', '/a..b', '/docs/%E5%B7%A5', '/docs/工作空间#配置', '/docs/a?b=c'])(
    'may be %s',
    (route) => {
      expect(isSafeRoute(route)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil',
    'https://evil.test',
    'docs/a',
    '',
    '../a',
    '/../a',
    '/a/../../b',
    '/a/..',
    '/%2e%2e/a',
    '/.%2E/a',
    '/a/./b',
    '/a\tb',
    '/a b',
    '/a\u0000b',
    ' /a',
    '/a\\b',
    'data:text/html,x',
  ])('must not be "%s"', (route) => {
    expect(isSafeRoute(route)).toBe(false);
  });

  it('must be below the base URL', () => {
    expect(isSafeRoute('/site/docs', '/site/')).toBe(true);
    expect(isSafeRoute('/docs', '/site/')).toBe(false);
  });
});
