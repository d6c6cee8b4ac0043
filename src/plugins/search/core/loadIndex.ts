import lunr from 'lunr';
import type {FieldName, IndexInfo, LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {fieldNames} from './indexFile';
import {isSafeRoute} from './isSafeRoute';
import {readPages} from './pages';
import {stem} from './pipeline';
import {createVocabulary} from './vocabulary';

/** An index ready for queries. */
export type ReadyIndex = ReturnType<typeof loadIndex>;

/** By term, its documents with the number of the field and the weight: document, field, weight, next document. */
function readPostings({fieldVectors, invertedIndex}: LunrIndex): number[][] {
  // lunr numbers terms in the order in which it found them, but lists them alphabetically.
  const byNumber = invertedIndex.map((): number[] => []);
  for (const [ref, vector] of fieldVectors) {
    const [field, id] = ref.split('/');
    const document = Number(id) - 1;
    const number = fieldNames.indexOf(field as FieldName);
    for (let at = 0; at < vector.length; at += 2) {
      byNumber[vector[at] as number]?.push(document, number, vector[at + 1] as number);
    }
  }
  return invertedIndex.map(([, {_index: number}]) => byNumber[number] as number[]);
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
) {
  if (index.version !== lunr.version || !documents.every(({sectionRoute}) => isSafeRoute(sectionRoute))) {
    throw new Error('not an index file of this site');
  }
  const pages = readPages(documents, product);
  const terms = index.invertedIndex.map(([term]) => term);
  return {
    tag,
    /** Matches the product's name; absent if the index doesn't belong to a product. */
    name: product === '' ? undefined : namePattern(product),
    documents,
    postings: readPostings(index),
    vocabulary: createVocabulary(terms, writtenWords(documents), pages.context.keys()),
    pages,
  };
}
