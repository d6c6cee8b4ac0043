import {describe, expect, it} from 'vitest';
import {docsOfPages, withoutDocs} from '../docs';
import {namedDocs} from '../namedDocs';

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
const pathsAt = (page: string, asked = new Map<string, string[]>()) =>
  docsOfPages(data, twins, asked)
    .get(page)
    ?.map(({version, path}) => `${version} ${path}`);

describe('the docs that a page knows', () => {
  it('are its own and its twins in other versions', () => {
    expect(pathsAt('/docs/')).toEqual(['current /docs/next/', 'v1 /docs/']);
    expect(pathsAt('/docs/next/only-next')).toEqual(['current /docs/next/only-next']);
  });

  it('follow a page that moved', () => {
    expect(pathsAt('/docs/old')).toEqual(['current /docs/next/new/place', 'v1 /docs/old']);
  });

  it('include those that it asks for', () => {
    expect(pathsAt('/', new Map([['/', ['/docs/old', '/docs/absent']]]))).toEqual(['v1 /docs/old']);
  });
});

describe('global data', () => {
  const idsIn = (items: readonly object[]) =>
    withoutDocs(data, namedDocs({navbar: {items}})).default.versions.map(({docs}) => docs.map(({id}) => id));

  it('keeps main docs and those that the navbar names, at any depth', () => {
    expect(idsIn([{items: [{docId: 'old'}]}, {label: 'Blog'}])).toEqual([['start'], ['start', 'old']]);
  });

  it('keeps no doc for one of that id in another product', () => {
    expect(idsIn([{docId: 'old', docsPluginId: 'karpor'}])).toEqual([['start'], ['start']]);
    expect(idsIn([{docId: 'old', docsPluginId: 'default'}])).toEqual([['start'], ['start', 'old']]);
  });
});
