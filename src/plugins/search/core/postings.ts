import lunr from 'lunr';
import type {FieldName, LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {fieldNames} from './indexFile';

/** An index in the form that the search uses. */
export interface IndexData {
  readonly documents: readonly SearchDocument[];
  /** Terms by number. */
  readonly terms: readonly string[];
  /** For each term, in the order of documents and fields: position of a document, number of a field, weight, and so on. */
  readonly postings: readonly (readonly number[])[];
}

/** The terms of an index by number. lunr numbers them in the order in which it found them, but lists them alphabetically. */
export function termsOf({invertedIndex}: LunrIndex): string[] {
  const terms: string[] = [];
  for (const [term, {_index: number}] of invertedIndex) {
    terms[number] = term;
  }
  return terms;
}

/**
 * Reads an index file in lunr's format.
 *
 * @throws {Error} if it's from another version of lunr
 */
export function readIndexFile({documents, index}: SearchIndexFile): IndexData {
  const {version, fieldVectors} = index;
  if (version !== lunr.version) {
    throw new Error(`the index is from lunr ${version}`);
  }
  const terms = termsOf(index);
  const postings = terms.map((): number[] => []);
  for (const [ref, vector] of fieldVectors) {
    const [field, id] = ref.split('/');
    const document = Number(id) - 1;
    const number = fieldNames.indexOf(field as FieldName);
    for (let at = 0; at < vector.length; at += 2) {
      postings[vector[at] as number]?.push(document, number, vector[at + 1] as number);
    }
  }
  return {documents, terms, postings};
}
