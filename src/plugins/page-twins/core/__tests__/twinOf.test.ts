import {describe, expect, it} from 'vitest';
import type {MovedTopic} from '../../types';
import {buildTable} from '../buildTable';
import {routeBelow} from '../routeBelow';
import {twinOf, twinPath} from '../twinOf';
import {kusion, kusionVersions} from './kusionTopics';

const table = buildTable(kusion.topics, kusion.versions, kusionVersions);

describe('twinOf', () => {
  it('finds every page of Kusion in every other version that has it', () => {
    const wrong = kusion.topics.flatMap(({topic, routes}) =>
      kusionVersions.flatMap((from) =>
        kusionVersions.flatMap((to) => {
          const route = routes[from.name];
          if (route === undefined) {
            return [];
          }
          const twin = twinOf(table, route, from.name, to.name);
          const found = twin !== undefined && to.routes.has(twin) ? twin : undefined;
          return found === routes[to.name] ? [] : [`${topic}: ${from.name} → ${to.name}: ${found ?? 'none'}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('finds the root and back', () => {
    const moved = {versions: ['b', 'a'], moved: ['/ start']};
    expect(twinOf(moved, '', 'b', 'a')).toBe('start');
    expect(twinOf(moved, 'start', 'a', 'b')).toBe('');
  });

  it('finds no twin if another topic has the route', () => {
    const versions = [
      {name: 'v2', routes: new Set(['x', 'z'])},
      {name: 'v1', routes: new Set(['x', 'y', 'z'])},
    ];
    const topics: MovedTopic[] = [
      {topic: 'A', routes: {v1: 'x'}},
      {topic: 'B', routes: {v1: 'y', v2: 'x'}},
    ];
    const taken = buildTable(topics, ['v2', 'v1'], versions);
    expect(twinOf(taken, 'x', 'v1', 'v2')).toBeUndefined();
    expect(twinOf(taken, 'y', 'v1', 'v2')).toBe('x');
    expect(twinOf(taken, 'x', 'v2', 'v1')).toBe('y');
    expect(twinOf(taken, 'z', 'v1', 'v2')).toBe('z');
    expect(twinOf(taken, 'x', 'v1', 'v1')).toBe('x');
  });

  it('keeps the route of a product without moved pages', () => {
    expect(twinOf(undefined, 'intro', 'current', 'v0.1')).toBe('intro');
  });
});

describe('routeBelow', () => {
  it.each([
    ['/docs', '/docs/', ''],
    ['/docs', '/docs', ''],
    ['/docs/next', '/docs/next/concepts/spec', 'concepts/spec'],
    ['/zh/docs/v0.9', '/zh/docs/v0.9/concepts/', 'concepts'],
    ['/', '/intro', 'intro'],
  ])('below %s the page %s has the route "%s"', (versionPath, pagePath, route) => {
    expect(routeBelow(versionPath, pagePath)).toBe(route);
  });
});

function version(name: string, path: string, ...routes: string[]) {
  return {name, path, docs: routes.map((route) => ({path: `${path}/${route}`}))};
}

const latest = version('v0.14', '/zh/docs', 'concepts/specs', 'faq/');
const old = version('v0.9', '/zh/docs/v0.9', 'concepts/intent', 'faq');
const moved = {versions: ['v0.14', 'v0.9'], moved: ['concepts/specs concepts/intent']};

describe('twinPath', () => {
  it('returns the path of a moved page in the other version', () => {
    expect(twinPath(moved, '/zh/docs/v0.9/concepts/intent', old, latest)).toBe('/zh/docs/concepts/specs');
    expect(twinPath(moved, '/zh/docs/v0.9/faq', old, latest)).toBe('/zh/docs/faq/');
  });

  it('returns undefined if the other version lacks the page', () => {
    expect(twinPath(undefined, '/zh/docs/v0.9/support', old, latest)).toBeUndefined();
  });
});
