import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseMovedPages} from '../parseMovedPages';
import {routeBelow} from '../routeBelow';
import {movedTopics, twinOf} from '../twinOf';

const file = path.resolve(__dirname, '../../../../../config/movedPages/default.tsv');

const text = fs.readFileSync(file, 'utf8');
const table = parseMovedPages(text, file);
const [, ...lines] = text.trim().split('\n');

/** The moved topics of Kusion, with their routes by version. */
const kusion = lines.map((line) => {
  const [topic, ...cells] = line.split('\t');
  const routes = table.versions.map((version, column) => [version, cells[column] ?? '-'] as const);
  return {topic, routes: Object.fromEntries(routes.filter(([, route]) => route !== '-'))};
});

describe('twinOf', () => {
  it('finds every page of Kusion in every other version that has it', () => {
    const wrong = kusion.flatMap(({topic, routes}) =>
      Object.entries(routes).flatMap(([from, route]) =>
        table.versions.flatMap((to) => {
          const twin = twinOf(table, route, from, to);
          return twin === routes[to] ? [] : [`${topic}: ${from} → ${to}: ${twin ?? 'none'}`];
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
    const taken = {versions: ['v2', 'v1'], moved: ['- x', 'x y']};
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

describe('movedTopics', () => {
  it('every page of Kusion has a unique topic that is the same in all versions', () => {
    const topicOf = Object.fromEntries(
      table.versions.map((name) => {
        const moved = movedTopics(table, name);
        return [name, (route: string) => moved.get(route) ?? route];
      }),
    );
    const names = kusion.map(({routes}) => [
      ...new Set(Object.entries(routes).map(([version, route]) => topicOf[version]?.(route))),
    ]);
    expect(names.filter((several) => several.length > 1)).toEqual([]);
    expect(new Set(names.flat()).size).toBe(kusion.length);
  });

  it('a page at the old route of a moved topic has another topic', () => {
    const moved = {versions: ['v2', 'v1'], moved: ['x y']};
    const topicOf = (version: string, route: string) => movedTopics(moved, version).get(route) ?? route;
    expect(topicOf('v2', 'x')).toBe(topicOf('v1', 'y'));
    expect(topicOf('v1', 'x')).not.toBe(topicOf('v2', 'x'));
  });

  it('a version without the topic has no route for it, and its root is the empty route', () => {
    const moved = {versions: ['c', 'b', 'a'], moved: ['/ start -']};
    expect(['c', 'b', 'a'].map((version) => [...movedTopics(moved, version).keys()])).toEqual([
      [''],
      ['start'],
      [],
    ]);
  });
});
