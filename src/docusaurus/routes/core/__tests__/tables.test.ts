import {describe, expect, it} from 'vitest';
import {pageTable} from '../pageTable';
import {routeTree} from '../routeTree';

const routes = [
  {
    path: '/docs',
    component: 'root',
    plugin: {name: 'docs'},
    routes: [
      {path: '/docs/next', component: 'v', routes: [{path: '/docs/next/one', component: 'd', exact: true}]},
      {
        path: '/docs',
        component: 'v',
        priority: -1,
        routes: [
          {path: '/docs/one', component: 'd', exact: true, sidebar: 'docs'},
          {path: '/docs/two', component: 'd', exact: true},
        ],
      },
    ],
  },
  {path: '/', component: 'home', exact: true},
];

const names = {
  '/docs-a': {__comp: 'comp', __context: {plugin: 'plugin'}},
  '/docs/next-b': {__comp: 'version', __props: 'next'},
  '/docs/next/one-c': {__comp: 'doc', content: 'next-one'},
  '/docs-d': {__comp: 'version', __props: 'latest'},
  '/docs/one-e': {__comp: 'doc', content: 'one'},
  '/docs/two-f': {__comp: 'doc', content: 'two'},
  '/-g': {__comp: 'home', items: [{content: 'one'}]},
};

const loaders = Object.fromEntries(
  ['comp', 'plugin', 'version', 'next', 'latest', 'doc', 'next-one', 'one', 'two', 'home'].map(
    (name, index) => [name, [[String(index)], index * 100] as const],
  ),
);
const digests = Object.fromEntries(Object.values(loaders).map(([[id = '']]) => [id, `digest-${id}`]));
const docs = new Map([['/docs/one', [{plugin: 'default', version: 'v1', id: 'one', path: '/docs/one'}]]]);
const tables = {tree: routeTree(routes, names), loaders, digests, docs};

describe('tables of pages', () => {
  it('contain only what their pages need', () => {
    const table = pageTable(['/docs/one'], tables);
    const one = {path: '/docs/one', hash: 'e', order: 0, attributes: {exact: true, sidebar: 'docs'}};
    const version = {path: '/docs', hash: 'd', order: 1, attributes: {}};
    const root = {path: '/docs', hash: 'a', order: 0, attributes: {}};
    expect(table.routes).toEqual([
      {
        ...root,
        names: names['/docs-a'],
        routes: [{...version, names: names['/docs-d'], routes: [{...one, names: names['/docs/one-e']}]}],
      },
    ]);
    expect(Object.keys(table.loaders).sort().join(' ')).toBe('comp doc latest one plugin version');
    expect(Object.keys(table.digests)).toHaveLength(6);
    expect(table.docs).toEqual([{plugin: 'default', version: 'v1', id: 'one', path: '/docs/one'}]);
  });

  it('include nested chunk names', () => {
    expect(Object.keys(pageTable(['/'], tables).loaders)).toEqual(['home', 'one']);
  });

  it('report chunk names without a loader', () => {
    expect(() => pageTable(['/docs/one'], {...tables, loaders: {doc: [['1'], 1]}})).toThrow(
      'chunk names of routesChunkNames.json: comp, plugin, ',
    );
  });

  it('omit chunks that contain only styles', () => {
    const {4: absent, ...scripts} = digests;
    expect(absent).toBe('digest-4');
    expect(pageTable(['/docs/one'], {...tables, digests: scripts}).digests).not.toHaveProperty('4');
  });
});

it.each([
  ['another order', Object.fromEntries(Object.entries(names).reverse())],
  ['too few entries', {'/docs-a': names['/docs-a']}],
])('generated chunk names in %s stop the build', (_name, wrong) => {
  expect(() => routeTree(routes, wrong)).toThrow('switch off `routes` in config/docusaurusParts.ts');
});
