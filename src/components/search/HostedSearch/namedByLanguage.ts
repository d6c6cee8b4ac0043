import type {DocSearchTransformClient} from '@docsearch/react';

/** A name for the index under which DocSearch remembers what was opened in one language only. */
export function namedByLanguage(indexName: string, locale: string): string {
  return `${indexName} ${locale}`;
}

/** A client that asks an index by its own name, whatever DocSearch calls it. */
export function askIndex(client: DocSearchTransformClient, indexName: string): DocSearchTransformClient {
  const search = (question: {requests: object[]}, ...rest: unknown[]) =>
    (client.search as (...question: unknown[]) => unknown)(
      {...question, requests: question.requests.map((request) => ({...request, indexName}))},
      ...rest,
    );
  return {...client, search: search as DocSearchTransformClient['search']};
}
