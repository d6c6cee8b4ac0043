import {describe, expect, it} from 'vitest';
import {decodedHash, pathOf, readablePath} from '../address';

describe('decodedHash', () => {
  it.each([
    ['#first-step', 'first-step'],
    ['#%E4%B8%AD%E6%96%87', '中文'],
    ['#100%', '100%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['##', '#'],
    ['#', ''],
  ])('reads %s as %s', (hash, id) => {
    expect(decodedHash(hash)).toBe(id);
  });
});

describe('readablePath', () => {
  it.each(['/docs', '/docs/%E4%B8%AD', '/docs/%252F', '//docs'])("doesn't change %s", (pathname) => {
    expect(readablePath(pathname)).toBe(pathname);
  });

  it.each(['/docs/%', '/%E0%A4%A', '/a%ZZ/100%', '/%C0%AF'])('makes %s readable', (pathname) => {
    expect(decodeURI(readablePath(pathname))).toBe(pathname);
  });
});

describe('pathOf', () => {
  it.each([
    ['/docs', '/docs'],
    ['/docs?tab=1#step', '/docs'],
    ['/docs#step?no-query', '/docs'],
    ['#step', ''],
  ])('finds the path of %s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });
});
