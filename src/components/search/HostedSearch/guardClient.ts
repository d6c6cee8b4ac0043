import type {DocSearchTransformClient} from '@docsearch/react';

function isAnswer(value: unknown): boolean {
  const results = (value as {results?: unknown} | null | undefined)?.results;
  return (
    Array.isArray(results) &&
    results.every((result) => Array.isArray((result as {hits?: unknown} | null)?.hits))
  );
}

/**
 * Searches an index by its own name, and reports whether the latest search failed. DocSearch never shows its error
 * screen, because its status becomes idle right away, and malformed responses crash it. In both cases, it gets an empty
 * response instead.
 */
export function guardClient(
  client: DocSearchTransformClient,
  indexName: string,
  onEnd: (isFailed: boolean) => void,
): DocSearchTransformClient {
  let latest = 0;
  const search = async ({requests}: {requests: object[]}): Promise<unknown> => {
    const number = (latest += 1);
    const question = {requests: requests.map((request) => ({...request, indexName}))};
    const answer: unknown = await client.search(question as never).catch(() => undefined);
    if (number === latest) {
      onEnd(!isAnswer(answer));
    }
    return isAnswer(answer) ? answer : {results: [{hits: [], nbHits: 0}]};
  };
  return {...client, search: search as DocSearchTransformClient['search']};
}
