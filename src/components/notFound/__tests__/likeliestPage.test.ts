import {describe, expect, it} from 'vitest';
import {likeliestPage} from '../likeliestPage';

const pages = [
  '/',
  '/blog',
  '/docs/',
  '/docs/concepts',
  '/docs/concepts/stack',
  '/docs/concepts/workspace',
  '/docs/guides/cloud/deploy-application',
  '/docs/next/concepts/release',
  '/karpor/',
  '/karpor/concepts/architecture',
];

describe('likeliestPage', () => {
  it.each([
    ['/docs/concepts/stak', '/docs/concepts/stack', 'a typo'],
    ['/docs/Concepts/Stack', '/docs/concepts/stack', 'different case'],
    ['/docs/v0.14/concepts/stack', '/docs/concepts/stack', 'an extra segment'],
    ['/docs/concepts/release', '/docs/next/concepts/release', 'a missing segment'],
    ['/docs/guides/deploy-application', '/docs/guides/cloud/deploy-application', 'a missing folder'],
    ['/docs/concepts/nope', '/docs/concepts', 'an unknown page in a folder with a page'],
    ['/karpor/nope', '/karpor/', 'an unknown page at the root of a product'],
    ['/karpor/nope/nope/nope', '/karpor/', 'several unknown segments'],
    ['/wp-admin/setup.php', '/', 'nothing similar'],
    ['//docs//concepts//stack', '/docs/concepts/stack', 'extra slashes'],
  ])('for %s, suggests %s: %s', (pathname, page) => {
    expect(likeliestPage(pathname, pages)).toBe(page);
  });

  it('returns the first of two equally similar pages', () => {
    expect(likeliestPage('/c', ['/a', '/b'])).toBe('/a');
  });

  it('returns undefined for a site without pages', () => {
    expect(likeliestPage('/a', [])).toBeUndefined();
  });
});
