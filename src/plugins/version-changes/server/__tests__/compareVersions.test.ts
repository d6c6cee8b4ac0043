import {expect, it} from 'vitest';
import {compareVersions} from '../compareVersions';
import {pageChanges} from '../pageChanges';
import type {VersionContent} from '../readVersion';
import {moved, version} from './version';

const compare = (from: VersionContent, to: VersionContent) => compareVersions(from, to, moved, 'en');

it('distinguishes moved from added and removed pages, and computes how much of each page changed', () => {
  const {overview, edited} = compare(
    version('v1', {spec: 'One. Two.', stays: 'Same.', gone: 'Old.', old: 'Moved.'}),
    version('v2', {spec: 'One. Six.', stays: 'Same.', fresh: 'New.', current: 'Moved.'}),
  );
  expect(overview.added.map(({title}) => title)).toEqual(['fresh']);
  expect(overview.removed.map(({path}) => path)).toEqual(['/docs/v1/gone']);
  expect(overview.changed).toEqual([
    {title: 'spec', category: 'Concepts', path: '/docs/v2/spec', share: 1 / 2},
    {title: 'current', category: 'Concepts', path: '/docs/v2/current', share: 0, from: '/docs/v1/old'},
  ]);
  expect(overview.unchanged).toBe(1);
  expect(edited.map(({page}) => page.route)).toEqual(['spec']);
});

it('links to the documentation of a changed item, in the older version if it was removed', () => {
  const {items, owners} = compare(
    version('v1', {}, {flags: ['--old']}),
    version('v2', {}, {flags: ['--fresh']}),
  ).overview;
  expect(items.map(({change, path}) => [change, path])).toEqual([
    ['removed', '/docs/v1/apply#flag--old'],
    ['added', '/docs/v2/apply#flag--fresh'],
  ]);
  expect(owners).toEqual({'kusion apply': '/docs/v2/apply'});
});

it('omits lines of code that are far from changes', () => {
  const code = (label: string, last: string) =>
    version(label, {page: [...'abcdefghij', last].join('\n')}, {kind: 'code'});
  const [pair] = compare(code('v1', 'old'), code('v2', 'new')).edited;
  const changes = pair && pageChanges({...pair, from: 'v1', to: 'v2', overview: ''}, 'en');
  expect(changes?.sections[0]?.parts[0]?.cells).toEqual([
    [
      [0, '…\nh\ni\nj\n'],
      [-1, 'old\n'],
      [1, 'new\n'],
    ],
  ]);
});
