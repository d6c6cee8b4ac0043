import {describe, expect, it} from 'vitest';
import type {CompactIndex, SearchIndexFile} from '../../types';
import {buildIndex} from '../buildIndex';
import {compact, expand, sectionsOf, titlesOf} from '../compact';
import {loadIndex} from '../loadIndex';
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
  ])('loads like the index file %s', (_, content) => {
    const expanded = expand(JSON.parse(JSON.stringify(compact(content))) as CompactIndex);
    const loaded = (from: SearchIndexFile) => JSON.stringify(loadIndex({tag: 'docs-default-v1'}, from));
    expect(loaded(expanded)).toBe(loaded(content));
  });

  it.each<unknown>([{}, {pages: [null], terms: [], vectors: []}, '<!doctype html>'])(
    'must have its format, not %j',
    (content) => {
      expect(() => expand(content as CompactIndex)).toThrow(Error);
    },
  );
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
