import {describe, expect, it} from 'vitest';
import type {MovedTopic} from '../../types';
import {buildTable} from '../buildTable';

const topics: MovedTopic[] = [
  {topic: 'spec', routes: {current: 'specs', 'v0.2': 'specs', 'v0.1': 'spec'}},
  {topic: 'start', routes: {current: '', 'v0.1': 'start'}},
];

function version(name: string, ...routes: string[]) {
  return {name, routes: new Set(routes)};
}

describe('buildTable', () => {
  it('writes one string per topic, with empty cells for repeated routes', () => {
    const versions = [
      version('current', 'specs', ''),
      version('v0.2', 'specs'),
      version('v0.1', 'spec', 'start'),
    ];
    expect(buildTable(topics, versions)).toEqual({
      versions: ['current', 'v0.2', 'v0.1'],
      moved: ['specs  spec', '/ - start'],
    });
  });

  it('omits unpublished versions and pages', () => {
    const versions = [version('current', 'specs', ''), version('v0.1', 'spec')];
    expect(buildTable(topics, versions)).toEqual({
      versions: ['current', 'v0.1'],
      moved: ['specs spec'],
    });
  });

  it('returns undefined if no published page moved', () => {
    const versions = [version('current', 'specs', ''), version('v0.2', 'specs')];
    expect(buildTable(topics, versions)).toBeUndefined();
  });
});
