import type {ReadyIndex} from './loadIndex';

/** Inverse document frequency, by lunr's formula. */
function inverseFrequency(count: number, documents: number): number {
  return Math.log(1 + Math.abs((documents - count + 0.5) / (count + 0.5)));
}

/** Number of a term's postings. Like lunr, counts a document once per field with the term. */
function countOf({postings: {starts}}: ReadyIndex, id: number | undefined): number {
  return id === undefined || id + 1 >= starts.length
    ? 0
    : (starts[id + 1] as number) - (starts[id] as number);
}

/**
 * Replaces a term's inverse document frequency in one index with that in all indexes together. Otherwise, scores of
 * different indexes wouldn't be comparable: a word that is common in a small index may be rare overall.
 *
 * @returns a factor for the term's weights in `index`
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
