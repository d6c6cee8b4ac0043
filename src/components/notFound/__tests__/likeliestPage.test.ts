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
    ['/docs/concepts/stak', '/docs/concepts/stack', 'a slip of the keys'],
    ['/docs/Concepts/Stack', '/docs/concepts/stack', 'another case'],
    ['/docs/v0.14/concepts/stack', '/docs/concepts/stack', 'a segment too many'],
    ['/docs/concepts/release', '/docs/next/concepts/release', 'a segment missing'],
    ['/docs/guides/deploy-application', '/docs/guides/cloud/deploy-application', 'a folder missing'],
    ['/docs/concepts/nope', '/docs/concepts', 'a page that never was, in a folder with a page'],
    ['/karpor/nope', '/karpor/', 'a page that never was, at the top of a product'],
    ['/karpor/nope/nope/nope', '/karpor/', 'several segments that never were'],
    ['/wp-admin/setup.php', '/', 'nothing alike'],
    ['//docs//concepts//stack', '/docs/concepts/stack', 'slashes too many'],
  ])('answers %s with %s: %s', (pathname, page) => {
    expect(likeliestPage(pathname, pages)).toBe(page);
  });

  it('takes the first of two pages that are equally near', () => {
    expect(likeliestPage('/c', ['/a', '/b'])).toBe('/a');
  });

  it('has no answer for a site without pages', () => {
    expect(likeliestPage('/a', [])).toBeUndefined();
  });
});
