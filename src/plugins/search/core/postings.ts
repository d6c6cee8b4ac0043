import lunr from 'lunr';
import type {FieldName, SearchDocument, SearchIndexFile} from '../types';
import {fieldNames} from './indexFile';

/** An index in the form that the search uses. */
export interface IndexData {
  readonly documents: readonly SearchDocument[];
  /** Sorted. */
  readonly terms: readonly string[];
  /** For each term, in the order of documents and fields: position of a document, number of a field, weight, and so on. */
  readonly postings: readonly (readonly number[])[];
}

/**
 * Reads an index file in lunr's format.
 *
 * @throws {Error} if it's from another version of lunr
 */
export function readIndexFile({documents, index}: SearchIndexFile): IndexData {
  const {version, fieldVectors, invertedIndex} = index;
  if (version !== lunr.version) {
    throw new Error(`the index is from lunr ${version}`);
  }
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
  return {
    documents,
    terms: invertedIndex.map(([term]) => term),
    postings: invertedIndex.map(([, {_index: number}]) => byNumber[number] as number[]),
  };
}
