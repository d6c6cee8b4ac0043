import {beforeEach, expect, it, vi} from 'vitest';
import {searchOptions} from '../../../config/searchOptions';
import {buildIndex} from '../../../src/plugins/search/core/buildIndex';
import {viewOf} from '../../../src/plugins/search/core/highlight';
import {loadIndex} from '../../../src/plugins/search/core/loadIndex';
import {searchIndexes} from '../../../src/plugins/search/core/search';
import {siteEngine} from '../engines';
import {timeQueries} from '../speed';

vi.mock('../../../config/searchOptions', () => ({
  searchOptions: {
    boosts: {title: 1, content: 9, tags: 0, parentCategories: 0},
    k1: 1,
    b: 0.5,
    resultLimit: 2,
    excerptLength: 45,
  },
}));

vi.mock('../../../src/plugins/search/core/highlight', {spy: true});
vi.mock('../../../src/plugins/search/core/search', {spy: true});

const sections = ['/a', '/b', '/c'].map((sectionRoute) => ({
  title: 'Word',
  text: 'word',
  content: 'word',
  tags: [],
  sidebarParentCategories: [],
  type: 'docs' as const,
  sectionTitle: 'Word',
  pageTitle: 'Word',
  sectionRoute,
}));
const content = buildIndex(sections, searchOptions);
const index = {tag: 'default', name: 'index', bytes: Buffer.from(JSON.stringify(content)), content};

beforeEach(() => {
  vi.clearAllMocks();
});

it('The search that is measured ranks and cuts off as the site does', () => {
  expect(siteEngine([index]).search('word', undefined)).toHaveLength(2);
  expect(vi.mocked(searchIndexes).mock.calls[0]?.[2].boosts).toEqual(searchOptions.boosts);
});

it('The rows whose making is timed are as many and as long as the site’s', () => {
  timeQueries([loadIndex(index, content)], ['word']);
  // Once to warm up, once timed.
  expect(vi.mocked(viewOf).mock.calls.map(([, length]) => length)).toEqual([45, 45, 45, 45]);
  expect(vi.mocked(searchIndexes).mock.calls[0]?.[2].boosts).toEqual(searchOptions.boosts);
});
