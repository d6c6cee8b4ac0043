import wording from '@generated/search-wording.json';
import {noAnswers, type FromWorker, type ToWorker} from './messages';
import {createSearcher, fetchIndex, type Searcher} from './searcher';

// The DOM types describe a window; a worker's own object has these methods of its counterpart.
const scope = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
const post = (answer: FromWorker) => scope.postMessage(answer);
let searcher: Searcher | undefined;

scope.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'setup') {
    const {setup} = data;
    searcher = createSearcher(setup, (tag) => fetchIndex(setup.baseUrl, tag), post, wording);
  } else if (data.kind === 'load') {
    void searcher?.load(data.tags, data.activeTag);
  } else {
    const {id, question} = data;
    searcher?.ask(id, question).catch((error: unknown) => {
      // eslint-disable-next-line no-console -- The only trace of a failed search.
      console.debug('The search failed:', error);
      // Without an answer the panel would wait forever.
      post({id, answers: noAnswers});
    });
  }
});
