import lunr from 'lunr';
import type {FieldName, IndexInfo, LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {fieldNames} from './indexFile';
import {isSafeRoute} from './isSafeRoute';
import {readPages, type Pages} from './pages';
import {stem} from './pipeline';
import {createVocabulary, type Vocabulary} from './vocabulary';

/** Where each term occurs: for term `t`, the entries from `starts[t]` up to `starts[t + 1]`, in document order. */
type Postings = ReturnType<typeof readPostings>;

/** An index ready for queries. */
export interface ReadyIndex {
  readonly tag: string;
  readonly documents: readonly SearchDocument[];
  /** Matches the product's name; absent if the index doesn't belong to a product. */
  readonly name?: RegExp;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  readonly pages: Pages;
}

/** Visits each weight in an index, in document order. */
function eachWeight(
  {fieldVectors}: LunrIndex,
  visit: (number: number, weight: number, document: number, field: number) => void,
): void {
  for (const [ref, vector] of fieldVectors) {
    const [field, id] = ref.split('/') as [FieldName, string];
    for (let at = 0; at < vector.length; at += 2) {
      visit(vector[at] as number, vector[at + 1] as number, Number(id) - 1, fieldNames.indexOf(field));
    }
  }
}

function readPostings(index: LunrIndex) {
  // lunr numbers terms in the order in which it found them, but lists them alphabetically.
  const positions = new Uint32Array(index.invertedIndex.length);
  index.invertedIndex.forEach(([, {_index: number}], position) => {
    positions[number] = position;
  });
  const starts = new Uint32Array(positions.length + 1);
  eachWeight(index, (number) => {
    (starts[(positions[number] as number) + 1] as number) += 1;
  });
  for (let term = 1; term < starts.length; term += 1) {
    (starts[term] as number) += starts[term - 1] as number;
  }
  const total = starts.at(-1) as number;
  const next = starts.slice();
  const documents = new Uint32Array(total);
  const fields = new Uint8Array(total);
  const weights = new Float32Array(total);
  eachWeight(index, (number, weight, document, field) => {
    const entry = (next[positions[number] as number] as number)++;
    documents[entry] = document;
    fields[entry] = field;
    weights[entry] = weight;
  });
  return {starts, documents, fields, weights};
}

/** English words in the file's texts, with their stems. What readers type is compared with these words. */
function writtenWords(documents: readonly SearchDocument[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const {title, content, pageTitle, sidebarParentCategories} of documents) {
    const text = [title, content, pageTitle, ...sidebarParentCategories].join(' ');
    for (const word of text.match(/[A-Z]{3,}/gi) ?? []) {
      const term = word.toLowerCase();
      if (!words.has(term)) {
        words.set(term, stem(term));
      }
    }
  }
  return words;
}

/** Matches the name as a whole word. Its parts may be joined or hyphenated. */
function namePattern(product: string): RegExp {
  return new RegExp(`(?<!\\w)${product.replace(/[^\p{L}\p{N}]+/gu, '[ -]?')}(?!\\w)`, 'iu');
}

/**
 * Prepares an index file for queries.
 *
 * @throws {Error} if the file has another format or links to other sites
 */
export function loadIndex(
  {tag, product = ''}: Pick<IndexInfo, 'tag' | 'product'>,
  {documents, index}: SearchIndexFile,
): ReadyIndex {
  if (index.version !== lunr.version || !documents.every(({sectionRoute}) => isSafeRoute(sectionRoute))) {
    throw new Error('not an index file of this site');
  }
  const pages = readPages(documents, product);
  const terms = index.invertedIndex.map(([term]) => term);
  return {
    tag,
    name: product === '' ? undefined : namePattern(product),
    documents,
    postings: readPostings(index),
    vocabulary: createVocabulary(terms, writtenWords(documents), pages.context.keys()),
    pages,
  };
}
