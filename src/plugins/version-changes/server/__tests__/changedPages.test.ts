import {expect, it} from 'vitest';
import type {Block} from '../../core/blocks';
import {unitsOf} from '../../core/comparePages';
import {changedPages, pageChanges} from '../changedPages';
import {changesPages} from '../changesPages';
import type {VersionContent} from '../readVersion';

const locale = 'en';
const moved = {versions: ['v2', 'v1'], topics: [{topic: 'moved', routes: {v1: 'old', v2: 'current'}}]};

function version(label: string, pages: Readonly<Record<string, Block>>): VersionContent {
  return {
    name: label,
    label,
    pages: Object.entries(pages).map(([route, block]) => ({
      title: route,
      categories: [],
      route,
      path: `/docs/${label}/${route}`,
      blocks: [block],
      units: unitsOf(block),
    })),
    items: [],
    places: new Map(),
  };
}

function changesOf(before: Readonly<Record<string, Block>>, after: Readonly<Record<string, Block>>) {
  const contents = [version('v2', after), version('v1', before)];
  const product = {
    id: 'default',
    label: 'Kusion',
    route: 'docs',
    entry: '',
    folder: 'docs',
    next: 'v3',
    data: 'kusion',
  };
  const list = {id: 'default', product: 'Kusion', feed: '', versions: []};
  const pages = changesPages({product, list, contents, moved, locale, baseUrl: '/'});
  return changedPages(contents, moved, pages);
}

it('finds pages whose text changed, including moved ones', () => {
  const text = (content: string): Block => ({kind: 'text', text: content});
  const pairs = changesOf(
    {same: text('Same.'), old: text('Before.'), gone: text('Gone.')},
    {same: text('Same.'), current: text('Now.'), fresh: text('New.')},
  );
  expect(pairs.map(({page, twin}) => [page.path, twin.path])).toEqual([['/docs/v2/current', '/docs/v1/old']]);
  expect(pairs[0]).toMatchObject({from: 'v1', to: 'v2', overview: '/docs/changes/v2'});
});

it('omits lines of code that are far from changes', () => {
  const code = (...last: string[]): Block => ({kind: 'code', text: [...'abcdefghij', ...last].join('\n')});
  const [pair] = changesOf({page: code('old')}, {page: code('new')});
  expect(pair && pageChanges(pair, locale).sections[0]?.parts[0]?.cells).toEqual([
    [
      [0, '…\nh\ni\nj\n'],
      [-1, 'old\n'],
      [1, 'new\n'],
    ],
  ]);
});
