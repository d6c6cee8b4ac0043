import {describe, expect, it} from 'vitest';
import {evaluateRoutes} from '../../server/readGenerated';
import {groupPages} from '../groups';
import {pageFile} from '../pageFile';
import {pageTable} from '../pageTable';
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

const chains = pageChains(evaluateRoutes(generated), names);
const loaders = Object.fromEntries(
  ['comp', 'plugin', 'version', 'next', 'latest', 'doc', 'next-one', 'one', 'two', 'home'].map(
    (name, index) => [name, [[String(index)], index * 100] as const],
  ),
);
const digests = Object.fromEntries(Object.values(loaders).map(([[id = '']]) => [id, `digest-${id}`]));
const withoutScript = new Set<string>();
const docs = new Map([['/docs/one', [{plugin: 'default', version: 'v1', id: 'one', path: '/docs/one'}]]]);

describe('tables of pages', () => {
  it('list every page with the routes that lead to it, but not the not-found page', () => {
    expect(chains.map(({path}) => path)).toEqual(['/docs/next/one', '/docs/one', '/docs/two', '/']);
    expect(chains[0]?.records.map(({path, hash, order}) => [path, hash, order])).toEqual([
      ['/docs', 'a', 0],
      ['/docs/next', 'b', 0],
      ['/docs/next/one', 'c', 0],
    ]);
    expect(chains[0]?.records[2]?.attributes).toEqual({exact: true, sidebar: 'docs'});
  });

  it('group the pages of a version, and those of none', () => {
    const groups = groupPages(chains, '/');
    expect(groups.map(({prefix, files}) => [prefix, files.flat().map(({path}) => path)])).toEqual([
      ['/docs/next', ['/docs/next/one']],
      ['/docs', ['/docs/one', '/docs/two']],
      ['/', ['/']],
    ]);
  });

  it('hold what their pages need and nothing else, parents before children, each once', () => {
    const table = pageTable(chains.slice(1, 3), {loaders, digests, withoutScript, docs});
    expect(table.routes.map(({path, hash, parent}) => [path, hash, parent])).toEqual([
      ['/docs', 'a', undefined],
      ['/docs', 'd', 0],
      ['/docs/one', 'e', 1],
      ['/docs/two', 'f', 1],
    ]);
    expect(Object.keys(table.loaders).sort()).toEqual([
      'comp',
      'doc',
      'latest',
      'one',
      'plugin',
      'two',
      'version',
    ]);
    expect(Object.keys(table.digests)).toHaveLength(7);
    expect(table.docs).toEqual([{plugin: 'default', version: 'v1', id: 'one', path: '/docs/one'}]);
  });

  it('find chunk names wherever a route nests them', () => {
    const {loaders: used} = pageTable(chains.slice(3), {loaders, digests, withoutScript, docs});
    expect(Object.keys(used)).toEqual(['home', 'one']);
  });

  it('name every route without chunk names, and every chunk name without a loader', () => {
    const some = Object.fromEntries(
      Object.entries(names).filter(([key]) => !['/docs/two-f', '/-g'].includes(key)),
    );
    expect(() => pageChains(evaluateRoutes(generated), some)).toThrow(
      'lean-routes: routesChunkNames.json has nothing for these routes: /docs/two-f, /-g.',
    );
    expect(() => pageTable(chains, {loaders: {doc: [['1'], 1]}, digests, withoutScript, docs})).toThrow(
      'these chunk names of routesChunkNames.json: comp, plugin, version, next, next-one, latest, one, two, home.',
    );
  });

  it('are not made from generated routes of another form', () => {
    expect(() => evaluateRoutes(generated.replace('export default [', 'export const routes = ['))).toThrow(
      'lean-routes: routes.js has imports or exports that are not known: export const routes = [',
    );
    expect(() => evaluateRoutes(generated.replace('export default [', 'const routes = ['))).toThrow(
      'lean-routes: routes.js exports no list.',
    );
    expect(() => evaluateRoutes(generated.replace('ComponentCreator(', 'Other('))).toThrow(
      'lean-routes: routes.js cannot be evaluated: ReferenceError: Other is not defined.',
    );
  });

  it('are not made from routes without a component', () => {
    const lazy = generated.replace("component: ComponentCreator('/', 'g')", 'lazy: true');
    expect(() => pageChains(evaluateRoutes(lazy), names)).toThrow(
      'lean-routes: routes.js has routes without path or component: /.',
    );
  });

  it('need a file for each chunk of their pages, but for those that are styles alone', () => {
    const {4: absent, ...others} = digests;
    expect(absent).toBe('digest-4');
    expect(() => pageTable(chains, {loaders, digests: others, withoutScript, docs})).toThrow(
      'lean-routes: pages load these chunks, for which assets/js has no file named by its content: 4.',
    );
    const table = pageTable(chains, {loaders, digests: others, withoutScript: new Set(['4']), docs});
    expect(table.digests).toEqual(others);
  });

  it('are found by browsers at the path of each page, also of one that lies below a version without belonging to it', () => {
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
