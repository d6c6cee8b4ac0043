import {describe, expect, it} from 'vitest';
import {isVersionProps, slimVersion} from '../versionProps';

const props = {
  version: {
    pluginId: 'default',
    version: 'v1',
    label: 'v1',
    docs: {a: {id: 'a', title: 'A', description: 'About A.'}},
    docsSidebars: {
      docs: [
        {type: 'link', href: '/a', label: 'A', docId: 'a', unlisted: false},
        {
          type: 'category',
          label: 'C',
          items: [
            {type: 'link', href: '/b', docId: 'b', unlisted: true},
            {type: 'link', href: 'https://example.com', label: 'D'},
          ],
        },
      ],
    },
  },
};

describe('the data of a docs version', () => {
  it('are told from other generated data', () => {
    expect(isVersionProps(props)).toBe(true);
    for (const other of [
      undefined,
      null,
      {},
      {version: {}},
      {version: {...props.version, docsSidebars: undefined}},
      {tag: {}},
    ]) {
      expect(isVersionProps(other)).toBe(false);
    }
  });

  it('keep what a sidebar shows, and which of its links lead to docs', () => {
    expect(slimVersion(props)).toEqual({
      version: {
        pluginId: 'default',
        version: 'v1',
        label: 'v1',
        docs: {},
        docsSidebars: {
          docs: [
            {type: 'link', href: '/a', label: 'A', docId: '-'},
            {
              type: 'category',
              label: 'C',
              items: [
                {type: 'link', href: '/b', docId: '-', unlisted: true},
                {type: 'link', href: 'https://example.com', label: 'D'},
              ],
            },
          ],
        },
      },
    });
  });
});
