import {expect, it} from 'vitest';
import {weigh} from '../../core/comparePages';
import {compareVersions, type ReadVersion} from '../compareVersions';

/** A version with pages by route, each with one paragraph. */
function version(label: string, pages: Readonly<Record<string, string>>): ReadVersion {
  const content = Object.entries(pages).map(([route, text]) => {
    const blocks = [{kind: 'text', text}] as const;
    return {
      title: route,
      route,
      path: `docs/${label}/${route}`,
      file: `${route}.md`,
      blocks,
      weights: weigh(blocks),
    };
  });
  return {
    name: label,
    label,
    status: '',
    folder: '',
    translations: '',
    path: '',
    content: {pages: content, items: []},
  };
}

it('tells moved pages from added and removed ones, and how much of each page changed', () => {
  const {overview, comparisons} = compareVersions(
    version('v1', {spec: 'One sentence. Another.', stays: 'Same.', gone: 'Old.', old: 'Moved.'}),
    version('v2', {spec: 'One sentence. Others.', stays: 'Same.', fresh: 'New.', current: 'Moved.'}),
    {
      moved: {versions: ['v2', 'v1'], topics: [{topic: 'moved', routes: {v1: 'old', v2: 'current'}}]},
      locale: 'en',
      detailed: true,
    },
  );
  expect(overview.added.map(({title}) => title)).toEqual(['fresh']);
  expect(overview.removed.map(({title}) => title)).toEqual(['gone']);
  expect(overview.changed).toEqual([
    {title: 'spec', path: 'docs/v2/spec', share: 1 / 3},
    {title: 'current', path: 'docs/v2/current', share: 0, from: 'docs/v1/old'},
  ]);
  expect(overview.unchanged).toBe(1);
  expect(Object.keys(comparisons)).toEqual(['docs/v2/spec']);
});
