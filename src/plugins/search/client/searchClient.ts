import type {SearchGlobalData} from '../types';
import {noAnswers, type FromWorker, type SearchAnswers, type SearchQuestion, type ToWorker} from './messages';

// One worker per page load, because it holds the indexes, which must not be fetched twice.
let client: ReturnType<typeof startClient> | undefined;

function startClient(baseUrl: string, {indexes, titlesFirst, compactIndexes}: SearchGlobalData) {
  const worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  const listeners = new Map<number, (answers: SearchAnswers) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({data: {id, answers}}: MessageEvent<FromWorker>) =>
    listeners.get(id)?.(answers),
  );
  worker.addEventListener('error', () => {
    listeners.forEach((listener) => listener(noAnswers));
    listeners.clear();
    client = undefined;
  });
  const send = (message: ToWorker) => worker.postMessage(message);
  send({kind: 'setup', setup: {baseUrl, indexes, titlesFirst, compactIndexes}});
  return {
    /** Asks the worker. @returns a function that cancels the question */
    ask(question: SearchQuestion, onAnswers: (answers: SearchAnswers) => void): () => unknown {
      lastId += 1;
      const id = lastId;
      listeners.set(id, onAnswers);
      send({kind: 'ask', id, question});
      return () => listeners.delete(id);
    },
    /** Loads indexes before the first question. */
    load: (tags: readonly string[], activeTag?: string) => send({kind: 'load', tags, activeTag}),
  };
}

/** The search client of this page. Starts the worker on the first call, and again if it failed. */
export function searchClient(baseUrl: string, data: SearchGlobalData) {
  client ??= startClient(baseUrl, data);
  return client;
}
