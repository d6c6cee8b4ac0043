import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {MovedTopic} from '../../types';
import {buildTable} from '../buildTable';
import {kusion, kusionVersions} from './kusionTopics';

const topics: MovedTopic[] = [
  {topic: 'spec', routes: {current: 'specs', 'v0.2': 'specs', 'v0.1': 'spec'}},
  {topic: 'start', routes: {current: '', 'v0.1': 'start'}},
];
const listed = ['current', 'v0.2', 'v0.1'];

function version(name: string, ...routes: string[]) {
  return {name, routes: new Set(routes)};
}

describe('buildTable', () => {
  it('writes one string a topic, with nothing where the route is that of the version before', () => {
    const versions = [
      version('current', 'specs', ''),
      version('v0.2', 'specs'),
      version('v0.1', 'spec', 'start'),
    ];
    expect(buildTable(topics, listed, versions)).toEqual({
      versions: listed,
      moved: ['specs  spec', '/ - start'],
    });
  });

  it('leaves out versions and pages that are not published', () => {
    const versions = [version('current', 'specs', ''), version('v0.1', 'spec')];
    expect(buildTable(topics, listed, versions)).toEqual({
      versions: ['current', 'v0.1'],
      moved: ['specs spec'],
    });
  });

  it('gives no table when no published page has moved', () => {
    const versions = [version('current', 'specs', ''), version('v0.2', 'specs')];
    expect(buildTable(topics, listed, versions)).toBeUndefined();
  });

  it('gives a version that was just cut the routes of the unreleased one', () => {
    const versions = [version('current', 'specs'), version('v0.3', 'specs'), version('v0.1', 'spec')];
    expect(buildTable(topics, listed, versions)?.moved).toEqual(['specs  spec']);
  });

  it('costs the browser less than 2 KB for all versions of Kusion', () => {
    const table = buildTable(kusion.topics, kusion.versions, kusionVersions);
    expect(gzipSync(JSON.stringify(table)).byteLength).toBeLessThan(2000);
  });
});
