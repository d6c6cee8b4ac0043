import {createIndexStore, fetchIndex} from './indexStore';
import {noAnswers, type FromWorker, type ToWorker} from './messages';
import {createSearcher, type Searcher} from './searcher';

/** The part of a worker's global object that is used; the DOM types describe a window. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = self as unknown as WorkerScope;
let searcher: Searcher | undefined;

scope.addEventListener('message', ({data}) => {
  switch (data.kind) {
    case 'setup': {
      const {setup} = data;
      const store = createIndexStore(setup.indexes, (tag) => fetchIndex(setup.baseUrl, tag));
      searcher = createSearcher(setup, store, (answer) => scope.postMessage(answer));
      break;
    }
    case 'load':
      void searcher?.load(data.tags, data.activeTag);
      break;
    case 'ask': {
      const {id, question} = data;
      searcher?.ask(id, question).catch((error: unknown) => {
        // eslint-disable-next-line no-console -- The only trace of a failed search.
        console.debug('The search failed:', error);
        // Without an answer the panel would wait forever.
        scope.postMessage({id, answers: noAnswers});
      });
      break;
    }
    case 'forget':
      searcher?.forget(data.id, data.place);
      break;
  }
});
