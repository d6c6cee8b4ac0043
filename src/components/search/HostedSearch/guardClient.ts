import type {DocSearchTransformClient} from '@docsearch/react';

function isAnswer(value: unknown): boolean {
  const results = (value as {results?: unknown} | null)?.results;
  return (
    Array.isArray(results) &&
    results.every((result) => Array.isArray((result as {hits?: unknown} | null)?.hits))
  );
}

/** What is said of each search, and how it ended unless another has followed. */
interface Listener {
  onAsk(): void;
  onAnswer(): void;
  /** The service cannot be reached, refuses, or gives no answer that can be read. */
  onFailure(): void;
}

/**
 * A client of the service that tells of failures. DocSearch has a screen for them, but its list sets
 * the state back to idle before it can be seen; and an answer of another form is an uncaught error.
 */
export function guardClient(
  client: DocSearchTransformClient,
  {onAsk, onAnswer, onFailure}: Listener,
): DocSearchTransformClient {
  let latest = 0;
  const search = async (...question: Parameters<DocSearchTransformClient['search']>): Promise<unknown> => {
    latest += 1;
    const number = latest;
    onAsk();
    const answer: unknown = await client.search(...question).catch(() => undefined);
    const isGood = isAnswer(answer);
    if (number === latest) {
      (isGood ? onAnswer : onFailure)();
    }
    return isGood ? answer : {results: [{hits: [], nbHits: 0}]};
  };
  return {...client, search: search as DocSearchTransformClient['search']};
}
