import {
  noAnswers,
  type FromWorker,
  type SearchAnswers,
  type SearchQuestion,
  type SearchSetup,
  type ToWorker,
} from './messages';

/** The part of a worker that is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: {readonly data: FromWorker}) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Asks the worker, and hands out its answers. */
export interface SearchClient {
  /** @returns a function after which no answer is handed out. */
  ask(question: SearchQuestion, onAnswers: (answers: SearchAnswers) => void): () => void;
  /** Fetches indexes before anything is asked. */
  load(tags: readonly string[], activeTag?: string): void;
}

/**
 * Makes a client of a worker, which is started here.
 *
 * @param onFailure called when the worker cannot be had, after what was asked is answered with nothing, as it is
 *   where an index cannot be had; the client is of no use then.
 */
export function createSearchClient(
  worker: WorkerLike,
  setup: SearchSetup,
  onFailure: () => void,
): SearchClient {
  const listeners = new Map<number, (answers: SearchAnswers) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({data}) => listeners.get(data.id)?.(data.answers));
  worker.addEventListener('error', () => {
    listeners.forEach((listener) => listener(noAnswers));
    listeners.clear();
    onFailure();
  });
  worker.postMessage({kind: 'setup', setup});
  return {
    ask(question, onAnswers) {
      lastId += 1;
      const id = lastId;
      listeners.set(id, onAnswers);
      worker.postMessage({kind: 'ask', id, question});
      return () => {
        listeners.delete(id);
        worker.postMessage({kind: 'forget', id, place: question.place});
      };
    },
    load(tags, activeTag) {
      worker.postMessage({kind: 'load', tags, activeTag});
    },
  };
}
