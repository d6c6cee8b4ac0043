import {describe, expect, it} from 'vitest';
import {docsDataOf} from '../docsData';

const version = {name: 'v1', path: '/docs', mainDocId: 'a', docs: [{id: 'a', path: '/docs/'}]};
const dataWith = (versions: unknown) => ({
  'docusaurus-plugin-content-docs': {default: {versions: [version]}, karpor: {versions}},
});

describe('the data of the docs plugin', () => {
  it('are taken from the global data', () => {
    expect(Object.keys(docsDataOf(dataWith([version])))).toEqual(['default', 'karpor']);
  });

  it.each([
    ['no list of versions', undefined],
    ['versions in another form', {v1: version}],
    ['a version without path', [{...version, path: undefined}]],
    ['a version without main doc', [{...version, mainDocId: undefined}]],
    ['no list of docs', [{...version, docs: {a: {}}}]],
    ['docs without path', [{...version, docs: [{id: 'a'}]}]],
  ])('are refused where an instance has %s', (_name, versions) => {
    expect(() => docsDataOf(dataWith(versions))).toThrow(
      'lean-routes: globalData.json holds no lists of docs for these instances of docusaurus-plugin-content-docs: "karpor".',
    );
  });

  it('are refused where there are none', () => {
    expect(() => docsDataOf({})).toThrow('instances of docusaurus-plugin-content-docs: all.');
  });
});
