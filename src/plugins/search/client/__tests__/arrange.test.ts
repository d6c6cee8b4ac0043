import {expect, it} from 'vitest';
import {section} from '../../core/__tests__/library';
import type {SearchHit} from '../../types';
import {arrange} from '../arrange';

const indexes = [{tag: 'new'}, {tag: 'old'}, {tag: 'older'}, {tag: 'default'}];

function hit(sectionRoute: string, tag: string, type: 'docs' | 'blog' = 'docs'): SearchHit {
  return {document: {...section(sectionRoute, 'Title', '', {type}), id: 1}, score: 1, terms: [], tag};
}

const hits = [
  hit('/old/a#x', 'old'),
  hit('/new/b', 'new'),
  hit('/older/a', 'older'),
  hit('/new/a#x', 'new'),
  hit('/old/a', 'old'),
  hit('/blog/post', 'default', 'blog'),
];
const routes = (view?: Parameters<typeof arrange>[1]) =>
  arrange(hits, view, indexes).rows.map((row) => [
    row.hit.document.sectionRoute,
    ...row.others.map(({route}) => route),
  ]);

it('the results page has one row per page, up to its limit, and counts all of them', () => {
  expect(routes({limit: 20})).toEqual([['/old/a#x'], ['/new/b'], ['/older/a'], ['/new/a#x'], ['/blog/post']]);
  expect(arrange(hits, {limit: 1}, indexes)).toMatchObject({rows: [{}], total: 5});
});

it('a topic in several versions has one row: the preferred version, with the others in order', () => {
  const version = (name: string) => ({pluginId: 'p', path: `/${name}`, moved: new Map<string, string>()});
  const topics = {new: version('new'), old: version('old'), older: version('older')};
  expect(routes({limit: 20, topics, preferred: ['older']})[0]).toEqual(['/older/a', '/new/a', '/old/a']);
  expect(routes({limit: 20, topics})[0]).toEqual(['/old/a#x', '/new/a', '/older/a']);
});

it('a moved page shares a row with its twins, but not with another topic at its old route', () => {
  const moved = [hit('/new/b', 'new'), hit('/old/a', 'old'), hit('/new/a', 'new'), hit('/free', 'default')];
  const topics = {
    new: {pluginId: 'p', path: '/new', moved: new Map([['b', 'b a']])},
    old: {pluginId: 'p', path: '/old/', moved: new Map([['a', 'b a']])},
  };
  const {rows} = arrange(moved, {limit: 20, topics}, indexes);
  expect(rows.map(({hit: {document}, others}) => [document.sectionRoute, others.length])).toEqual([
    ['/new/b', 1],
    ['/new/a', 0],
    ['/free', 0],
  ]);
});
