import wording from '@generated/search-wording.json';
import {fileName} from '../core/indexFile';
import type {IndexFile} from '../core/loadIndex';
import type {PageSections} from '../types';
import type {FromWorker, ToWorker} from './messages';
import {createSearcher, fetchJson, type Searcher} from './searcher';

// The DOM types describe a window, but a worker's global object has these methods of `Worker`.
const scope = self as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;
const post = (answer: FromWorker) => scope.postMessage(answer);
let searcher: Searcher | undefined;

scope.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'setup') {
    const {setup} = data;
    const content = setup.compactIndexes ? 'compact' : 'index';
    const files = {
      index: (tag: string) => fetchJson<IndexFile>(setup.baseUrl + fileName(content, tag)),
      titles: (tag: string) => fetchJson<PageSections[]>(setup.baseUrl + fileName('titles', tag)),
    };
    searcher = createSearcher(setup, files, post, wording);
  } else if (data.kind === 'load') {
    void searcher?.load(data);
  } else {
    void searcher?.ask(data.id, data.question);
  }
});
