import {describe, expect, it} from 'vitest';
import type {ContentSet} from '../../types';
import {routeOf} from '../routeOf';

const set = (kind: ContentSet['kind'], route: string): ContentSet => ({
  kind,
  folder: 'f',
  translations: 't',
  route,
});

describe('routeOf', () => {
  it.each([
    ['what/overview.md', {slug: '/'}, '/docs/'],
    ['concepts/specs.md', {}, '/docs/concepts/specs'],
    ['intro/intro.md', {}, '/docs/intro/'],
    ['insight/index.md', {}, '/docs/insight/'],
    ['faq/README.mdx', {}, '/docs/faq/'],
    ['a/b.md', {slug: 'c'}, '/docs/a/c'],
    ['a/b.md', {slug: '/c'}, '/docs/c'],
    ['a/b.md', {id: 'c'}, '/docs/a/c'],
  ])('gives the doc %s with %o the route %s', (path, frontMatter, route) => {
    expect(routeOf(set('docs', '/docs'), path, frontMatter)).toBe(route);
  });

  it.each([
    ['2022-06-07-open-day/index.md', {slug: '2022-open-day'}, '/blog/2022-open-day'],
    ['2022-06-07-open-day/index.md', {}, '/blog/2022/06/07/open-day'],
    ['2022-06-07-open-day.md', {}, '/blog/2022/06/07/open-day'],
  ])('gives the post %s with %o the route %s', (path, frontMatter, route) => {
    expect(routeOf(set('blog', '/blog'), path, frontMatter)).toBe(route);
  });

  it.each([
    ['index.tsx', '/'],
    ['markdown-page.md', '/markdown-page'],
    ['a/index.md', '/a/'],
  ])('gives the page %s the route %s', (path, route) => {
    expect(routeOf(set('pages', ''), path)).toBe(route);
  });
});
