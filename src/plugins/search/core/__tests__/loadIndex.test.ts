import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import type {SearchIndexFile} from '../../types';
import {buildIndex} from '../buildIndex';
import {loadIndex} from '../loadIndex';
import {section} from './library';

const sections = [
  section('/docs/apply', 'kusion apply', 'Applies a stack with --dry-run to a cluster.', {tags: ['cli']}),
  section('/docs/工作空间', '工作空间', '工作空间里有平台的配置。'),
  section('/docs/empty', 'Empty', ''),
];
const file = () => JSON.parse(JSON.stringify(buildIndex(sections))) as SearchIndexFile;

describe('an index file', () => {
  it('can be loaded by stock lunr, with document ids as refs', () => {
    const {index, documents} = file();
    const loaded = lunr.Index.load(index);
    expect(loaded.search('cluster').map(({ref}) => ref)).toEqual(['1']);
    expect(loaded.search('tags:cli').map(({ref}) => ref)).toEqual(['1']);
    expect(documents.map(({id}) => id)).toEqual([1, 2, 3]);
    expect(index.version).toBe('2.3.9');
    expect(index.fields).toEqual(['title', 'content', 'tags']);
    expect(index.pipeline).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', '<!doctype html>'],
    ['nothing', {}],
    ['no index', {...file(), index: undefined}],
    ['another version of lunr', {...file(), index: {...file().index, version: '2.3.8'}}],
    ['invalid terms', {...file(), index: {...file().index, invertedIndex: ['x']}}],
    ['an invalid document', {...file(), documents: [null]}],
    ['a document on another site', buildIndex([section('https://evil.test/', 'Evil', 'x')])],
  ])('is rejected if it has %s', (_, value) => {
    expect(() => loadIndex({tag: 'docs-default-v1'}, value as SearchIndexFile)).toThrow(Error);
  });
});
