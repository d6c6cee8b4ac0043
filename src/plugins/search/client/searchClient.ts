import type {SearchGlobalData} from '../types';
import {
  noAnswers,
  type FromWorker,
  type SearchAnswers,
  type SearchQuestion,
  type SearchSetup,
  type ToWorker,
} from './messages';

type SearchClient = ReturnType<typeof createSearchClient>;

/**
 * Creates a client for a worker, and sends the setup to the worker.
 *
 * @param onFailure called when the worker fails, after all pending questions were answered with nothing
 */
export function createSearchClient(
  worker: Pick<Worker, 'postMessage' | 'addEventListener'>,
  setup: SearchSetup,
  onFailure: () => void,
) {
  const listeners = new Map<number, (answers: SearchAnswers) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({data: {id, answers}}: MessageEvent<FromWorker>) =>
    listeners.get(id)?.(answers),
  );
  worker.addEventListener('error', () => {
    listeners.forEach((listener) => listener(noAnswers));
    listeners.clear();
    onFailure();
  });
  const tell = (message: ToWorker) => worker.postMessage(message);
  tell({kind: 'setup', setup});
  return {
    /** Asks the worker. @returns a function that cancels the question */
    ask(question: SearchQuestion, onAnswers: (answers: SearchAnswers) => void): () => unknown {
      lastId += 1;
      const id = lastId;
      listeners.set(id, onAnswers);
      tell({kind: 'ask', id, question});
      return () => listeners.delete(id);
    },
    /** Loads indexes before the first question. */
    load: (tags: readonly string[], activeTag?: string) => tell({kind: 'load', tags, activeTag}),
  };
}

// One worker per page load, because it holds the indexes, which must not be fetched twice.
let client: SearchClient | undefined;

/** The search client of this page. Starts the worker on the first call, and again if it failed. */
export function searchClient(baseUrl: string, {indexes, titlesFirst}: SearchGlobalData): SearchClient {
  client ??= createSearchClient(
    new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url)),
    {baseUrl, indexes, titlesFirst},
    () => {
      client = undefined;
    },
  );
  return client;
}
