import {describe, expect, it} from 'vitest';
import {docsOfPages, slimVersion, withoutDocs} from '../docs';

const data = {
  default: {
    path: '/docs',
    versions: [
      {
        name: 'current',
        path: '/docs/next',
        mainDocId: 'start',
        docs: [
          {id: 'start', path: '/docs/next/', sidebar: 'docs'},
          {id: 'new/place', path: '/docs/next/new/place'},
          {id: 'only-next', path: '/docs/next/only-next'},
        ],
      },
      {
        name: 'v1',
        path: '/docs',
        mainDocId: 'start',
        docs: [
          {id: 'start', path: '/docs/', sidebar: 'docs'},
          {id: 'old', path: '/docs/old'},
        ],
      },
    ],
  },
};
const twins = {default: {versions: ['current', 'v1'], moved: ['new/place old']}};
const pathsAt = (page: string) =>
  docsOfPages(data, twins)
    .get(page)
    ?.map(({version, path}) => `${version} ${path}`);

describe('the docs of a page', () => {
  it('include the same page in other versions', () => {
    expect(pathsAt('/docs/')).toEqual(['current /docs/next/', 'v1 /docs/']);
    expect(pathsAt('/docs/next/only-next')).toEqual(['current /docs/next/only-next']);
  });

  it('include pages that moved', () => {
    expect(pathsAt('/docs/old')).toEqual(['current /docs/next/new/place', 'v1 /docs/old']);
  });
});

describe('global data', () => {
  const idsIn = (items: readonly object[]) =>
    withoutDocs(data, items).default?.versions.map(({docs}) => docs.map(({id}) => id));

  it('keeps main docs and docs in the navbar, at any depth', () => {
    expect(idsIn([{items: [{docId: 'old'}]}, {label: 'Blog'}])).toEqual([['start'], ['start', 'old']]);
  });

  it('keeps only docs in the navbar item’s product', () => {
    expect(idsIn([{docId: 'old', docsPluginId: 'karpor'}])).toEqual([['start'], ['start']]);
    expect(idsIn([{docId: 'old', docsPluginId: 'default'}])).toEqual([['start'], ['start', 'old']]);
  });
});

describe('the data of a version', () => {
  it('omits fields used only by card lists', () => {
    const props = {
      version: {
        pluginId: 'default',
        docs: {one: {id: 'one', title: 'One'}},
        docsSidebars: {
          docs: [
            {
              type: 'category',
              label: 'A',
              items: [{type: 'link', href: '/one', docId: 'one', unlisted: false}],
            },
            {type: 'link', href: '/two', docId: 'two', unlisted: true},
          ],
        },
      },
    };
    expect(slimVersion(props).version).toEqual({
      pluginId: 'default',
      docs: {},
      docsSidebars: {
        docs: [
          {type: 'category', label: 'A', items: [{type: 'link', href: '/one', docId: '-'}]},
          {type: 'link', href: '/two', docId: '-', unlisted: true},
        ],
      },
    });
  });
});
