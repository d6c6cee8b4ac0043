import type {FromWorker, SearchAnswers, SearchQuestion, SearchSetup, ToWorker} from './messages';

/** The part of a worker that is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: {readonly data: FromWorker}) => void): void;
}

/** Asks the worker, and hands out its answers. */
export interface SearchClient {
  /** @returns a function after which no answer is handed out. */
  ask(question: SearchQuestion, onAnswers: (answers: SearchAnswers) => void): () => void;
  /** Fetches indexes before anything is asked. */
  load(tags: readonly string[], activeTag?: string): void;
}

/** Makes a client of a worker, which is started here. */
export function createSearchClient(worker: WorkerLike, setup: SearchSetup): SearchClient {
  const listeners = new Map<number, (answers: SearchAnswers) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({data}) => listeners.get(data.id)?.(data.answers));
  worker.postMessage({kind: 'setup', setup});
  return {
    ask(question, onAnswers) {
      lastId += 1;
      const id = lastId;
      listeners.set(id, onAnswers);
      worker.postMessage({kind: 'ask', id, question});
      return () => {
        listeners.delete(id);
        // A newer question has taken its place already; only the last one must be called off.
        if (id === lastId) {
          worker.postMessage({kind: 'forget', place: question.place});
        }
      };
    },
    load(tags, activeTag) {
      worker.postMessage({kind: 'load', tags, activeTag});
    },
  };
}
