import {expect, it} from 'vitest';
import {buildIndex} from '../buildIndex';
import {sectionsOf, titlesOf} from '../titlesFile';
import {section} from './library';

const categories = ['Concepts'];
const {documents} = buildIndex([
  section('/docs/a', 'Page', 'Text.', {sidebarParentCategories: categories, tags: ['tag']}),
  section('/docs/a#part', 'Part', 'More text.', {pageTitle: 'Page', sidebarParentCategories: categories}),
  section('/docs/a#flag-all', '--all', 'A flag.', {pageTitle: 'Page', sidebarParentCategories: categories}),
  section('/blog/b#only', 'Post', '', {type: 'blog'}),
]);

it('a titles file has the title and headings of each page, but no texts, tags, or table rows', () => {
  expect(titlesOf(documents)).toEqual([
    {route: '/docs/a', title: 'Page', categories, type: 'docs', headings: [['Part', '#part']]},
    {route: '/blog/b', title: 'Post', categories: [], type: 'blog', headings: [['Post', '#only']]},
  ]);
});

it('titles and headings become sections in the same order', () => {
  const sections = sectionsOf(titlesOf(documents));
  expect(sections.map(({sectionRoute, title, pageTitle}) => [sectionRoute, title, pageTitle])).toEqual([
    ['/docs/a', 'Page', 'Page'],
    ['/docs/a#part', 'Part', 'Page'],
    ['/blog/b', 'Post', 'Post'],
    ['/blog/b#only', 'Post', 'Post'],
  ]);
});
