import {expect, it} from 'vitest';
import {nearestPrefix, normalPath} from '../pagePath';

it.each([
  '/docs/中文/a',
  '/docs/%E4%B8%AD%E6%96%87/a',
  '/docs/%e4%b8%ad%e6%96%87/A/',
  '/Docs/中文/a.html',
  '/docs/中文/a/index.html',
])('%s has the same normal form as other spellings of the address', (path) => {
  expect(normalPath(path)).toBe('/docs/中文/a');
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog/post', '/'],
  ['/docs/next', '/docs/next'],
  ['/docs/next/', '/docs/next'],
  ['/docs/nextdoor', '/docs'],
  ['/docs/v0.9/a', '/docs/v0.9'],
  ['/DOCS/Next/a', '/docs/next'],
])('the longest prefix of %s is %s', (path, prefix) => {
  expect(nearestPrefix(path, ['/', '/docs/next', '/docs', '/docs/v0.9'])).toBe(prefix);
});

it('a path outside the site has no prefix', () => {
  expect(nearestPrefix('/docs', ['/zh/'])).toBeUndefined();
});
