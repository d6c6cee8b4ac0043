import type {CompactIndex, IndexInfo, SearchDocument, SearchIndexFile} from '../types';
import {expand} from './compact';
import {isSafeRoute} from './isSafeRoute';
import {readPages} from './pages';
import {stem} from './pipeline';
import {readIndexFile} from './postings';
import {createVocabulary} from './vocabulary';

/** An index as it is fetched. */
export type IndexFile = SearchIndexFile | CompactIndex;

/** An index ready for queries. */
export type ReadyIndex = ReturnType<typeof loadIndex>;

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
 * Prepares an index file, or a compact one, for queries.
 *
 * @throws {Error} if the file has another format or links to other sites
 */
export function loadIndex({tag, product = ''}: Pick<IndexInfo, 'tag' | 'product'>, file: IndexFile) {
  const {documents, terms, postings} = 'index' in file ? readIndexFile(file) : expand(file);
  if (!documents.every(({sectionRoute}) => isSafeRoute(sectionRoute))) {
    throw new Error('the index links to other sites');
  }
  const pages = readPages(documents, product);
  return {
    tag,
    /** Matches the product's name; absent if the index doesn't belong to a product. */
    name: product === '' ? undefined : namePattern(product),
    documents,
    postings,
    vocabulary: createVocabulary(terms, writtenWords(documents), pages.context.keys()),
    pages,
  };
}
