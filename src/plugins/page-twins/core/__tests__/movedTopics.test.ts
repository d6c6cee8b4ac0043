import {expect, it} from 'vitest';
import {buildTable} from '../buildTable';
import {movedTopics} from '../twinOf';
import {kusion, kusionVersions} from './kusionTopics';

const table = buildTable(kusion.topics, kusion.versions, kusionVersions);

it('every page of Kusion has a unique topic that is the same in all versions', () => {
  const topicOf = Object.fromEntries(
    kusionVersions.map(({name}) => {
      const moved = movedTopics(table, name);
      return [name, (route: string) => moved.get(route) ?? route];
    }),
  );
  const names = kusion.topics.map(({routes}) => [
    ...new Set(Object.entries(routes).map(([version, route]) => topicOf[version]?.(route))),
  ]);
  expect(names.filter((several) => several.length > 1)).toEqual([]);
  expect(new Set(names.flat()).size).toBe(kusion.topics.length);
});

it('a page at the old route of a moved topic has another topic', () => {
  const moved = {versions: ['v2', 'v1'], moved: ['x y']};
  const topicOf = (version: string, route: string) => movedTopics(moved, version).get(route) ?? route;
  expect(topicOf('v2', 'x')).toBe(topicOf('v1', 'y'));
  expect(topicOf('v1', 'x')).not.toBe(topicOf('v2', 'x'));
});

it('unknown versions and products without a table have no moved pages', () => {
  expect(movedTopics({versions: ['b', 'a'], moved: ['x y']}, 'c')).toEqual(new Map());
  expect(movedTopics(undefined, 'a')).toEqual(new Map());
});

it('a version without the topic has no route for it, and its root is the empty route', () => {
  const moved = {versions: ['c', 'b', 'a'], moved: ['/ start -']};
  expect(['c', 'b', 'a'].map((version) => [...movedTopics(moved, version).keys()])).toEqual([
    [''],
    ['start'],
    [],
  ]);
});
