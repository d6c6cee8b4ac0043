import {describe, expect, it} from 'vitest';
import type {CompactIndex} from '../../types';
import {buildIndex} from '../buildIndex';
import {compact, expand, sectionsOf, titlesOf} from '../compact';
import {readIndexFile} from '../postings';
import {section} from './library';

const categories = ['Concepts'];
const part = {pageTitle: 'Page', sidebarParentCategories: categories};
const file = buildIndex([
  section('/docs/a', 'Page', 'Text about pages.', {sidebarParentCategories: categories, tags: ['tag']}),
  section('/docs/a#part', 'Part', 'More text, and more of it.', part),
  section('/docs/a#flag-all', '--all', 'A flag.', part),
  section('/docs/空', '空页面', ''),
  section('/blog/b#only', 'Post', 'Pages of posts.', {type: 'blog'}),
]);

describe('a compact index', () => {
  it.each([
    ['with sections', file],
    ['without sections', buildIndex([])],
  ])('has the data of the index file, %s', (_, content) => {
    const received = JSON.parse(JSON.stringify(compact(content))) as CompactIndex;
    expect(expand(received)).toEqual(readIndexFile(content));
  });
});

it('a titles file has the title and headings of each page, but no texts, tags, or table rows', () => {
  const titles = titlesOf(file.documents);
  expect(titles.map(({title, sections}) => [title, ...sections])).toEqual([
    ['Page', ['Page', '', ''], ['Part', '#part', '']],
    ['空页面', ['空页面', '', '']],
    ['Post', ['Post', '#only', '']],
  ]);
  expect(titles.flatMap(({tags}) => tags)).toEqual([]);
  expect(sectionsOf(titles).map(({text, sectionRoute}) => `${sectionRoute}${text}`)).toEqual([
    '/docs/a',
    '/docs/a#part',
    '/docs/空',
    '/blog/b#only',
  ]);
});
