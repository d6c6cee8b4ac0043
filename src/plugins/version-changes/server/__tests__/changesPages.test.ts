import {expect, it} from 'vitest';
import {changesPages} from '../changesPages';
import {pageChanges} from '../pageChanges';
import type {VersionContent} from '../readVersion';
import {moved, version} from './version';

const locale = 'en';

function changesOf(...contents: readonly VersionContent[]) {
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
  return changesPages({product, list, contents, moved, locale, baseUrl: '/'}).changed;
}

it('finds pages whose text changed, including moved ones', () => {
  const pairs = changesOf(
    version('v2', {same: 'Same.', current: 'Now.', fresh: 'New.'}),
    version('v1', {same: 'Same.', old: 'Before.', gone: 'Gone.'}),
  );
  expect(pairs.map(({page, twin}) => [page.path, twin.path])).toEqual([['/docs/v2/current', '/docs/v1/old']]);
  expect(pairs[0]).toMatchObject({from: 'v1', to: 'v2', overview: '/docs/changes/v2'});
});

it('omits lines of code that are far from changes', () => {
  const code = (label: string, last: string) =>
    version(label, {page: [...'abcdefghij', last].join('\n')}, {kind: 'code'});
  const [pair] = changesOf(code('v2', 'new'), code('v1', 'old'));
  expect(pair && pageChanges(pair, locale).sections[0]?.parts[0]?.cells).toEqual([
    [
      [0, '…\nh\ni\nj\n'],
      [-1, 'old\n'],
      [1, 'new\n'],
    ],
  ]);
});
