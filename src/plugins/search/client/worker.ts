import {createIndexStore, fetchIndex} from './indexStore';
import {noAnswers, type FromWorker, type ToWorker} from './messages';
import {createSearcher, type Searcher} from './searcher';

// The DOM types describe a window; a worker's own object has these methods of its counterpart.
const scope = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
const post = (answer: FromWorker) => scope.postMessage(answer);
let searcher: Searcher | undefined;

scope.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'setup': {
      const {setup} = data;
      const store = createIndexStore(setup.indexes, (tag) => fetchIndex(setup.baseUrl, tag));
      searcher = createSearcher(setup, store, post);
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
        post({id, answers: noAnswers});
      });
      break;
    }
    case 'forget':
      searcher?.forget(data.id, data.place);
      break;
  }
});
