import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import type {SearchIndexFile} from '../../types';
import {buildIndex} from '../buildIndex';
import {docsTag, indexUrl} from '../indexFile';
import {loadIndex} from '../loadIndex';
import {searchIndexes} from '../search';
import {section} from './library';

const sections = [
  section('/docs/apply', 'kusion apply', 'Applies a stack with --dry-run to a cluster.', {tags: ['cli']}),
  section('/docs/工作空间', '工作空间', '工作空间里有平台的配置。'),
  section('/docs/empty', 'Empty', ''),
];
const file = () => JSON.parse(JSON.stringify(buildIndex(sections))) as SearchIndexFile;

type Mutable = Record<string, never>;

/** The file with one value replaced, by its path. */
function damaged(path: string, value: unknown): unknown {
  const copy = file() as unknown as Mutable;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const target = keys.reduce<Mutable>((object, key) => object[key] as unknown as Mutable, copy);
  target[last] = value as never;
  return copy;
}

describe('An index file', () => {
  it('is read by stock lunr, whose refs are the documents', () => {
    const {index, documents} = file();
    const loaded = lunr.Index.load(index);
    expect(loaded.search('cluster').map(({ref}) => ref)).toEqual(['1']);
    expect(loaded.search('tags:cli').map(({ref}) => ref)).toEqual(['1']);
    expect(documents.map(({id}) => id)).toEqual([1, 2, 3]);
    expect(index.version).toBe('2.3.9');
    expect(index.fields).toEqual(['title', 'content', 'tags']);
    expect(index.pipeline).toEqual([]);
  });

  it('has documents with the fields of the contract, and nothing that is not asked for', () => {
    expect(Object.keys(file())).toEqual(['documents', 'index']);
    expect(Object.keys(file().documents[0] ?? {}).sort()).toEqual(
      'content id pageTitle sectionRoute sectionTitle sidebarParentCategories tags title type'.split(' '),
    );
  });

  it('is the same for the same sections', () => {
    expect(JSON.stringify(buildIndex(sections))).toBe(JSON.stringify(buildIndex(sections)));
  });

  it('has its name from its tag', () => {
    expect(indexUrl('/zh/', docsTag('default', 'v0.14'))).toBe('/zh/search-index-docs-default-v0.14.json');
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', '<!doctype html>'],
    ['no index', damaged('index', undefined)],
    ['another version of lunr', damaged('index.version', '2.3.8')],
    ['other fields', damaged('index.fields', ['title', 'content'])],
    ['an unknown pipeline', damaged('index.pipeline', ['stemmer-zh'])],
    ['terms that are none', damaged('index.invertedIndex.0', 'x')],
    ['a term without a name', damaged('index.invertedIndex.0.0', 7)],
    ['terms in wrong order', damaged('index.invertedIndex.0.0', 'zzz')],
    ['a term without a number', damaged('index.invertedIndex.0.1', null)],
    ['a term with a number below zero', damaged('index.invertedIndex.0.1._index', -1)],
    ['a number twice', damaged('index.invertedIndex.0.1._index', file().index.invertedIndex[1]?.[1]._index)],
    ['a vector that is none', damaged('index.fieldVectors.0', 3)],
    ['a vector without a ref', damaged('index.fieldVectors.0.0', 3)],
    ['a vector of an unknown field', damaged('index.fieldVectors.0.0', '__proto__/1')],
    ['a vector of an unknown document', damaged('index.fieldVectors.0.0', 'title/4')],
    ['half a weight', damaged('index.fieldVectors.0.1', [0])],
    ['a weight of an unknown term', damaged('index.fieldVectors.0.1', [999, 1])],
    ['a weight that is no number', damaged('index.fieldVectors.0.1', [0, '1'])],
    ['a document that is none', damaged('documents.0', null)],
    ['a document with another id', damaged('documents.0.id', 2)],
    ['a document without a title', damaged('documents.0.title', undefined)],
    ['a document with broken tags', damaged('documents.0.tags', [1])],
    ['a document of an unknown type', damaged('documents.0.type', 'page')],
    ['a document that leads elsewhere', damaged('documents.0.sectionRoute', 'https://evil.test/')],
    ['a document that leads nowhere', damaged('documents.0.sectionRoute', 7)],
  ])('with %s is an empty index', (_, value) => {
    const index = loadIndex({tag: 'docs-default-v1', product: 'Kusion'}, value);
    expect(index.documents).toEqual([]);
    expect(searchIndexes('apply', [index]).hits).toEqual([]);
  });
});
