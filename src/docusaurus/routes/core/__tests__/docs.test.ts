import {expect, it} from 'vitest';
import {withoutDocs} from '../docs';

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

it('global data keeps main docs and docs in the navbar, at any depth', () => {
  const slim = withoutDocs(data, {items: [{items: [{docId: 'old'}]}, {label: 'Blog'}]});
  const ids = slim.default?.versions.map(({docs}) => docs.map(({id}) => id));
  expect(ids).toEqual([['start'], ['start', 'old']]);
});
