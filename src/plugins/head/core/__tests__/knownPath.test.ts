import {describe, expect, it} from 'vitest';
import {knownPath} from '../knownPath';

describe('knownPath', () => {
  const pages = ['/docs/page', '/docs/folder/', '/odd.html', '/'];
  const match = (path: string) => {
    const bare = path.toLowerCase().replace(/\/$/, '');
    const page = pages.find((route) => route.replace(/\/$/, '') === bare);
    return page === undefined ? [{path: '/docs'}, {path: '*'}] : [{path: '/docs'}, {path: page, exact: true}];
  };

  it.each([
    ['/docs/page', '/docs/page'],
    ['/docs/page/', '/docs/page'],
    ['/docs/page.html', '/docs/page'],
    ['/docs/page/index.html', '/docs/page'],
    ['/Docs/PAGE', '/docs/page'],
    ['/docs/folder', '/docs/folder/'],
    ['/docs/folder/index.html', '/docs/folder/'],
    ['/index.html', '/'],
    ['/odd.html', '/odd.html'],
    ['/docs/nope', undefined],
    ['/404.html', undefined],
  ])('of %s is %s', (typed, expected) => {
    expect(knownPath(typed, match)).toBe(expected);
  });
});
