import type {ReadyIndex} from './loadIndex';

/** How much a term says that so many of all documents have; lunr's formula. */
function inverseFrequency(count: number, documents: number): number {
  return Math.log(1 + Math.abs((documents - count + 0.5) / (count + 0.5)));
}

/** Number of entries that an index has for a term, as lunr counts them: one for each field of a document. */
function countOf({postings: {starts}}: ReadyIndex, id: number | undefined): number {
  return id === undefined || id + 1 >= starts.length
    ? 0
    : (starts[id + 1] as number) - (starts[id] as number);
}

/**
 * Weighs a term of an index anew, for all indexes together: the index has weighed it by its own documents, and what is common
 * in a small index may be rare elsewhere.
 */
export function rarityFactor(index: ReadyIndex, id: number, indexes: readonly ReadyIndex[]): number {
  const own = countOf(index, id);
  if (own === 0) {
    return 1;
  }
  const term = index.vocabulary.terms[id] as string;
  const count = indexes.reduce((sum, one) => sum + countOf(one, one.vocabulary.exact(term)), 0);
  const documents = indexes.reduce((sum, one) => sum + one.documents.length, 0);
  return inverseFrequency(count, documents) / inverseFrequency(own, index.documents.length);
}
