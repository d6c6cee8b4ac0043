import {describe, expect, it} from 'vitest';
import {parseRoutes} from '../../server/readGenerated';
import {groupPages} from '../groups';
import {pageFile} from '../pageFile';
import {inlineTables, pageTable} from '../pageTable';
import {pageChains} from '../routeTree';

const generated = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'a'),
    routes: [
      {
        path: '/docs/next',
        component: ComponentCreator('/docs/next', 'b'),
        routes: [{path: '/docs/next/one', component: ComponentCreator('/docs/next/one', 'c'), exact: true, sidebar: "docs"}]
      },
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'd'),
        routes: [
          {path: '/docs/one', component: ComponentCreator('/docs/one', 'e'), exact: true},
          {path: '/docs/two', component: ComponentCreator('/docs/two', 'f'), exact: true}
        ]
      }
    ]
  },
  {path: '/', component: ComponentCreator('/', 'g'), exact: true},
  {path: '*', component: ComponentCreator('*')}
];
`;

const names = {
  '/docs-a': {__comp: 'comp', __context: {plugin: 'plugin'}},
  '/docs/next-b': {__comp: 'version', __props: 'next'},
  '/docs/next/one-c': {__comp: 'doc', content: 'next-one'},
  '/docs-d': {__comp: 'version', __props: 'latest'},
  '/docs/one-e': {__comp: 'doc', content: 'one'},
  '/docs/two-f': {__comp: 'doc', content: 'two'},
  '/-g': {__comp: 'home', items: [{content: 'one'}]},
};

const chains = pageChains(parseRoutes(generated), names);
const loaders = Object.fromEntries(
  ['comp', 'plugin', 'version', 'next', 'latest', 'doc', 'next-one', 'one', 'two', 'home'].map(
    (name, index) => [name, [[String(index)], index * 100] as const],
  ),
);
const digests = Object.fromEntries(Object.values(loaders).map(([[id = '']]) => [id, `digest-${id}`]));
const docs = new Map([['/docs/one', [{plugin: 'default', version: 'v1', id: 'one', path: '/docs/one'}]]]);

describe('tables of pages', () => {
  it('contain only what their pages need, parents before children', () => {
    const table = pageTable(chains.slice(1, 3), {loaders, digests, docs});
    expect(table.routes.map(({path, hash, parent}) => [path, hash, parent])).toEqual([
      ['/docs', 'a', undefined],
      ['/docs', 'd', 0],
      ['/docs/one', 'e', 1],
      ['/docs/two', 'f', 1],
    ]);
    expect(Object.keys(table.loaders).sort().join(' ')).toBe('comp doc latest one plugin two version');
    expect(Object.keys(table.digests)).toHaveLength(7);
    expect(table.docs).toEqual([{plugin: 'default', version: 'v1', id: 'one', path: '/docs/one'}]);
  });

  it('include nested chunk names', () => {
    const {loaders: used} = pageTable(chains.slice(3), {loaders, digests, docs});
    expect(Object.keys(used)).toEqual(['home', 'one']);
  });

  it('report every route without chunk names, and every chunk name without a loader', () => {
    const some = Object.fromEntries(
      Object.entries(names).filter(([key]) => !['/docs/two-f', '/-g'].includes(key)),
    );
    expect(() => pageChains(parseRoutes(generated), some)).toThrow('routes of routes.js: /docs/two-f, /-g.');
    expect(() => pageTable(chains, {loaders: {doc: [['1'], 1]}, digests, docs})).toThrow(
      'chunk names of routesChunkNames.json: comp, plugin, ',
    );
  });

  it.each([
    ['another export', 'export default [', 'export const routes = ['],
    ['another expression', 'exact: true, sidebar: "docs"', 'exact: isExact()  || 1'],
    ['a syntax error', 'export default [', 'export default {'],
  ])('reject generated routes with %s', (_name, before, after) => {
    expect(() => parseRoutes(generated.replace(before, after))).toThrow(
      'switch off `routes` in config/docusaurusParts.ts',
    );
  });

  it('omit chunks that contain only styles', () => {
    const {4: absent, ...scripts} = digests;
    expect(absent).toBe('digest-4');
    expect(pageTable(chains, {loaders, digests: scripts, docs}).digests).toEqual(scripts);
  });

  it('include, in a page, the page itself, the home page, and chunks that scripts load', () => {
    const parts = {
      baseUrl: '/',
      chains,
      tables: {loaders, digests, docs},
      groups: [],
      all: 'all',
      shared: ['9', '7'],
    };
    const tableFor = inlineTables(parts);
    const page = tableFor(chains[1]);
    expect(page.page).toBe('/docs/one');
    expect(page.routes.map(({path}) => path)).toEqual(['/', '/docs', '/docs', '/docs/one']);
    expect(page.docs).toHaveLength(1);
    expect(tableFor()).toMatchObject({digests: {7: 'digest-7', 9: 'digest-9'}, docs: []});
    expect(tableFor()).not.toHaveProperty('page');
  });

  it('are in the file that browsers request for each path', () => {
    const below = [...chains, {path: '/docs/next/lone', records: chains.at(-1)?.records ?? []}];
    const groups = groupPages(below, '/');
    const named = groups.map(({prefix, files}) => ({
      prefix,
      files: files.map((pages) => pages.map(({path}) => path).join()),
    }));
    for (const {path} of below) {
      expect(pageFile(path, named)?.split(',')).toContain(path);
    }
  });
});
