import {describe, expect, it} from 'vitest';
import {showsLocales, showsVersions} from '../visibility';

describe('showsVersions', () => {
  it.each([
    ['karpor', 'karpor', true],
    ['karpor', 'default', false],
    ['karpor', undefined, false],
    [undefined, 'default', true],
    [undefined, undefined, false],
  ])('the dropdown of %s on a page of %s: %s', (own, active, shown) => {
    expect(showsVersions(own, active)).toBe(shown);
  });
});

describe('showsLocales', () => {
  const segments = ['', 'docs', 'blog'];

  it.each([
    ['', true],
    ['docs', true],
    ['docs/next/concepts/spec', true],
    ['blog/tags/', true],
    ['community/intro/', false],
    ['docset', false],
  ])('on "%s" the language dropdown shows: %s', (route, shown) => {
    expect(showsLocales(route, segments)).toBe(shown);
  });

  it('is shown everywhere without a list', () => {
    expect(showsLocales('community/intro/', undefined)).toBe(true);
  });
});
