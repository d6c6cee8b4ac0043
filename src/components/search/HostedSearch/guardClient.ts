import type {DocSearchTransformClient} from '@docsearch/react';

/** Name by which DocSearch recognises that the service failed. */
const failure = 'RetryError';

function isAnswer(value: unknown): boolean {
  const results = (value as {results?: unknown} | null)?.results;
  return (
    Array.isArray(results) &&
    results.every((result) => Array.isArray((result as {hits?: unknown} | null)?.hits))
  );
}

/**
 * A client of the service whose answers have the form of answers: anything else is a failure, of
 * which the reader is told, where DocSearch would stop without a word.
 *
 * @param onSearch is called when something has been found.
 */
export function guardClient(
  client: DocSearchTransformClient,
  onSearch: () => void,
): DocSearchTransformClient {
  const search = async (...question: Parameters<DocSearchTransformClient['search']>) => {
    const answer: unknown = await client.search(...question);
    if (!isAnswer(answer)) {
      throw Object.assign(new Error('The search service gave no answer that can be read.'), {name: failure});
    }
    onSearch();
    return answer;
  };
  return {...client, search: search as DocSearchTransformClient['search']};
}
