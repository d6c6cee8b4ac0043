import {beforeAll, describe, expect, it} from 'vitest';
import {pageAt} from '../routes';
import routes from './routes';

beforeAll(() => {
  const pages = ['/docs/page', '/docs/folder/', '/docs/概念'].map((path) => ({path, exact: true}));
  const home = {path: '/', exact: true};
  routes.push({path: '/odd.html', exact: true}, {path: '/docs', routes: pages}, home, {path: '*'});
});

describe('pageAt', () => {
  it.each([
    ['/docs/page', '/docs/page'],
    ['/docs/page/', '/docs/page'],
    ['/docs/page.html', '/docs/page'],
    ['/docs/page/index.html', '/docs/page'],
    ['/Docs/PAGE', '/docs/page'],
    ['/docs/folder', '/docs/folder/'],
    ['/docs/folder/index.html', '/docs/folder/'],
    ['/docs/%E6%A6%82%E5%BF%B5', '/docs/概念'],
    ['/index.html', '/'],
    ['/odd.html', '/odd.html'],
    ['/docs/nope', undefined],
    ['/404.html', undefined],
  ])('of %s is %s', (typed, expected) => {
    expect(pageAt(typed)).toBe(expected);
  });
});
