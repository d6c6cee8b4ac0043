import {describe, expect, it} from 'vitest';
import {slimVersion, withoutDocs} from '../docs';

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
          {id: 'new', path: '/docs/next/new'},
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
