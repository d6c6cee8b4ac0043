import {describe, expect, it} from 'vitest';
import {nearestPage} from '../nearestPage';

const pages = ['/zh/', '/zh/docs/', '/zh/docs/next/install'];

function pageAt(path: string): string | undefined {
  return pages.find((page) => page.replace(/\/$/, '') === path.replace(/\/$/, ''));
}

describe('nearestPage', () => {
  it.each([
    ['/zh/docs/', '/zh/docs/'],
    ['/zh/docs', '/zh/docs/'],
    ['/zh/docs/next/install/', '/zh/docs/next/install'],
    ['/zh/docs/next/install/deeper/still/', '/zh/docs/next/install'],
    ['/zh/docs/v0.9/spec', '/zh/docs/'],
    ['/zh/nowhere', '/zh/'],
    ['/zh/', '/zh/'],
    ['/404.html', '/zh/'],
  ])('from %s it is %s', (path, page) => {
    expect(nearestPage(path, '/zh/', pageAt)).toBe(page);
  });

  it('stops at the root of a site without a path prefix', () => {
    expect(nearestPage('/nowhere/at/all', '/', () => undefined)).toBe('/');
  });
});
