import {expect, it} from 'vitest';
import {buildIndex} from '../buildIndex';
import {titlesOf} from '../titlesFile';
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
