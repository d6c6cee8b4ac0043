import {describe, expect, it} from 'vitest';
import type {DocRecord} from '../../types';
import {inlineTables} from '../inlineTable';
import {pageTable} from '../pageTable';
import type {PageChain} from '../routeTree';

/** A page of a version of docs, or one without parent. */
function page(path: string, parent?: string): PageChain {
  const record = (route: string, exact: boolean) => ({
    path: route,
    hash: 'abc',
    order: 0,
    attributes: exact ? {exact} : {},
    names: {__comp: `comp ${exact}`, content: exact ? `text of ${route}` : 'data'},
  });
  return {path, records: [...(parent === undefined ? [] : [record(parent, false)]), record(path, true)]};
}

function site(count: number) {
  const guides = Array.from({length: count}, (_, index) => page(`/docs/guides/guide-${index + 1}`, '/docs'));
  const chains = [page('/'), page('/old.html'), page('/blog'), ...guides];
  const names = chains.flatMap(({path}) => `text of ${path}`);
  const loaders = Object.fromEntries(
    ['comp true', 'comp false', 'data', ...names].map((name, index) => [
      name,
      [[String(index)], index] as const,
    ]),
  );
  const digests = Object.fromEntries(
    Array.from({length: names.length + 4}, (_, id) => [String(id), String(id).padStart(8, '0')]),
  );
  const doc = (path: string): DocRecord => ({plugin: 'default', version: 'v1', id: path, path});
  const docs = new Map([
    ...guides.map(({path}): [string, DocRecord[]] => [path, [doc(path)]]),
    ['/', guides.slice(0, 2).map(({path}) => doc(path))],
  ]);
  const tables = {loaders, digests, withoutScript: new Set<string>(), docs};
  const parts = {
    baseUrl: '/',
    chains,
    tables,
    groups: [{prefix: '/', files: ['01234567']}],
    all: '89abcdef',
    shared: [String(names.length + 3)],
  };
  const tableFor = inlineTables(parts);
  const at = (path: string) => tableFor(chains.find((chain) => chain.path === path));
  return {parts, tables, chains, at, notFound: tableFor()};
}

const pathsIn = (table: object) => JSON.stringify(table).match(/\/(?:docs|blog|old)[^" ]*/g) ?? [];

describe('the table in a page', () => {
  const {parts, at, notFound} = site(50);

  it('knows the page, its parents, home, pages that end in .html, and no other', () => {
    const table = at('/docs/guides/guide-7');
    expect(table.page).toBe('/docs/guides/guide-7');
    expect(new Set(pathsIn(table))).toEqual(new Set(['/docs', '/docs/guides/guide-7', '/old.html']));
    expect(table.routes.map(({path}) => path)).toEqual(['/', '/old.html', '/docs', '/docs/guides/guide-7']);
  });

  it('knows the chunks that every page must know, and where the tables of all others are', () => {
    for (const table of [at('/'), at('/docs/guides/guide-7'), notFound]) {
      expect(table.digests).toMatchObject({'56': '00000056'});
      expect(table).toMatchObject({groups: parts.groups, all: parts.all});
    }
  });

  it('has the docs that its own page asks for, and leaves to home what only home asks for', () => {
    expect(at('/').docs.map(({path}) => path)).toEqual(['/docs/guides/guide-1', '/docs/guides/guide-2']);
    expect(at('/docs/guides/guide-7').docs.map(({path}) => path)).toEqual(['/docs/guides/guide-7']);
    expect(at('/blog').docs).toEqual([]);
  });

  it('names no page where it stands for many addresses', () => {
    expect(notFound).not.toHaveProperty('page');
    expect(notFound.routes.map(({path}) => path)).toEqual(['/', '/old.html']);
  });

  it('does not grow with the number of pages', () => {
    const bytes = (count: number) => JSON.stringify(site(count).at('/docs/guides/guide-7')).length;
    // Ids of chunks have one digit more.
    expect(bytes(500) - bytes(50)).toBeLessThan(10);
  });
});

it('the table of a file holds the docs that home asks for, so that a click on home brings them', () => {
  const {chains, tables} = site(5);
  expect(pageTable(chains.slice(0, 1), tables).docs).toHaveLength(2);
});
