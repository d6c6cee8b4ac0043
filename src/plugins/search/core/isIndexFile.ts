import type {LunrIndex, SearchDocument, SearchIndexFile} from '../types';
import {lunrVersion} from './indexFile';
import {isSafeRoute} from './isSafeRoute';

type Untrusted<T> = Partial<Record<keyof T, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const areTexts = (value: unknown) => isList(value) && value.every(isText);
const isNumberIn = (value: unknown, first: number, end: number) =>
  Number.isSafeInteger(value) && (value as number) >= first && (value as number) < end;

function isDocument(value: unknown, position: number): boolean {
  const document = Object(value) as Untrusted<SearchDocument>;
  const {title, content, sectionTitle, pageTitle, sectionRoute} = document;
  return (
    document.id === position + 1 &&
    [title, content, sectionTitle, pageTitle, sectionRoute].every(isText) &&
    [document.tags, document.sidebarParentCategories].every(areTexts) &&
    (document.type === 'docs' || document.type === 'blog') &&
    isSafeRoute(sectionRoute as string)
  );
}

/** Whether terms are sorted, and each has its own number. */
function areTermEntries(entries: readonly unknown[]): boolean {
  const terms = entries.map((entry) => (isList(entry) ? entry[0] : undefined));
  const postings = entries.map((entry) => Object(isList(entry) ? entry[1] : undefined) as {_index?: unknown});
  const numbers = postings.map(({_index: number}) => number);
  return (
    terms.every((term, at) => isText(term) && (at === 0 || (terms[at - 1] as string) < term)) &&
    numbers.every((number) => isNumberIn(number, 0, entries.length)) &&
    new Set(numbers).size === numbers.length
  );
}

function isFieldVector(entry: unknown, documents: number, terms: number): boolean {
  const [ref, vector] = isList(entry) ? entry : [];
  const id = isText(ref) ? /^(?:title|content|tags)\/(\d+)$/.exec(ref)?.[1] : undefined;
  return (
    isNumberIn(Number(id), 1, documents + 1) &&
    isList(vector) &&
    vector.length % 2 === 0 &&
    vector.every((value, at) => (at % 2 === 0 ? isNumberIn(value, 0, terms) : Number.isFinite(value)))
  );
}

/** Whether a value is an index file that this code can search: every reference in it resolves. */
export function isIndexFile(file: unknown): file is SearchIndexFile {
  const {documents, index} = Object(file) as Untrusted<SearchIndexFile>;
  const {version, fields, pipeline, fieldVectors, invertedIndex} = Object(index) as Untrusted<LunrIndex>;
  return (
    version === lunrVersion &&
    JSON.stringify(fields) === '["title","content","tags"]' &&
    // A pipeline function would have changed the terms in a way that is unknown here.
    JSON.stringify(pipeline) === '[]' &&
    isList(documents) &&
    documents.every(isDocument) &&
    isList(invertedIndex) &&
    areTermEntries(invertedIndex) &&
    isList(fieldVectors) &&
    fieldVectors.every((entry) => isFieldVector(entry, documents.length, invertedIndex.length))
  );
}
