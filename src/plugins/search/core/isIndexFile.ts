import type {LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {lunrVersion} from './indexFile';
import {isSafeRoute} from './isSafeRoute';

type Fields<T> = Readonly<Record<keyof T, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isList =
  (isItem: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem);

function has<T>(value: unknown, fields: Fields<T>): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries<(field: unknown) => boolean>(fields).every(
      ([name, isField]) => Object.hasOwn(value, name) && isField((value as Record<string, unknown>)[name]),
    )
  );
}

const documentFields: Fields<SearchDocument> = {
  id: Number.isSafeInteger,
  title: isText,
  content: isText,
  tags: isList(isText),
  sidebarParentCategories: isList(isText),
  type: (value) => value === 'docs' || value === 'blog',
  sectionTitle: isText,
  pageTitle: isText,
  sectionRoute: (value) => typeof value === 'string' && isSafeRoute(value),
};

const indexFields: Fields<LunrIndex> = {
  version: (value) => value === lunrVersion,
  fields: (value) => JSON.stringify(value) === '["title","content","tags"]',
  fieldVectors: Array.isArray,
  invertedIndex: Array.isArray,
  // A function that stock lunr does not know would have changed the terms in a way unknown here.
  pipeline: (value) => JSON.stringify(value) === '[]',
};

function areTermEntries(entries: readonly unknown[]): boolean {
  const seen = new Set<number>();
  let before: string | undefined;
  return entries.every((entry) => {
    if (
      !Array.isArray(entry) ||
      typeof entry[0] !== 'string' ||
      !(before === undefined || before < entry[0])
    ) {
      return false;
    }
    [before] = entry as [string];
    const {_index: number} = (entry[1] ?? {}) as {_index?: unknown};
    if (!Number.isSafeInteger(number) || (number as number) < 0 || (number as number) >= entries.length) {
      return false;
    }
    return seen.size < seen.add(number as number).size;
  });
}

function isFieldVector(entry: unknown, documents: number, terms: number): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !Array.isArray(entry[1])) {
    return false;
  }
  const id = Number(/^(?:title|content|tags)\/(\d+)$/.exec(entry[0])?.[1]);
  const vector: unknown[] = entry[1];
  return (
    id >= 1 &&
    id <= documents &&
    vector.length % 2 === 0 &&
    vector.every((value, at) =>
      at % 2 === 0
        ? Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < terms
        : Number.isFinite(value),
    )
  );
}

/** Whether a value is an index file that this code can search: every reference in it leads somewhere. */
export function isIndexFile(file: unknown): file is SearchIndexFile {
  if (!has<SearchIndexFile>(file, {documents: Array.isArray, index: (index) => has(index, indexFields)})) {
    return false;
  }
  const {documents, index} = file as SearchIndexFile;
  return (
    documents.every((document, position) => has(document, documentFields) && document.id === position + 1) &&
    areTermEntries(index.invertedIndex) &&
    index.fieldVectors.every((entry) => isFieldVector(entry, documents.length, index.invertedIndex.length))
  );
}
