import {expect, it} from 'vitest';
import {itemKey, type Item} from '../../../../remark/reference/items';
import {unitsOf} from '../../core/comparePages';
import {compareVersions} from '../compareVersions';
import type {VersionContent} from '../readVersion';

/** A version with one-paragraph pages by route, and documented flags of one command. */
function version(
  label: string,
  pages: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): VersionContent {
  const items = flags.map((name): Item => ({kind: 'flag', owner: 'kusion apply', name}));
  const page = `/docs/${label}/apply`;
  return {
    name: label,
    label,
    pages: Object.entries(pages).map(([route, text]) => ({
      title: route,
      categories: ['Concepts', route],
      route,
      path: `/docs/${label}/${route}`,
      blocks: [],
      units: unitsOf({kind: 'text', text}),
    })),
    items,
    places: new Map([
      [itemKey({kind: 'command', owner: '', name: 'kusion apply'}), page],
      ...items.map((item) => [itemKey(item), `${page}#flag${item.name}`] as const),
    ]),
  };
}

it('distinguishes moved from added and removed pages, and computes how much of each page changed', () => {
  const overview = compareVersions(
    version('v1', {spec: 'One. Two.', stays: 'Same.', gone: 'Old.', old: 'Moved.'}),
    version('v2', {spec: 'One. Six.', stays: 'Same.', fresh: 'New.', current: 'Moved.'}),
    {versions: ['v2', 'v1'], topics: [{topic: 'moved', routes: {v1: 'old', v2: 'current'}}]},
    'en',
  );
  expect(overview.added.map(({title}) => title)).toEqual(['fresh']);
  expect(overview.removed.map(({path}) => path)).toEqual(['/docs/v1/gone']);
  expect(overview.changed).toEqual([
    {title: 'spec', category: 'Concepts', path: '/docs/v2/spec', share: 1 / 2},
    {title: 'current', category: 'Concepts', path: '/docs/v2/current', share: 0, from: '/docs/v1/old'},
  ]);
  expect(overview.unchanged).toBe(1);
});

it('links to the documentation of a changed item, in the older version if it was removed', () => {
  const {items, owners} = compareVersions(
    version('v1', {}, ['--old']),
    version('v2', {}, ['--fresh']),
    {versions: [], topics: []},
    'en',
  );
  expect(items.map(({change, path}) => [change, path])).toEqual([
    ['removed', '/docs/v1/apply#flag--old'],
    ['added', '/docs/v2/apply#flag--fresh'],
  ]);
  expect(owners).toEqual({'kusion apply': '/docs/v2/apply'});
});
