import type {SearchGlobalData} from '../types';
import {createSearchClient, type SearchClient} from './workerClient';

// One worker for the life of the page: it holds the indexes, which must not be fetched twice.
let client: SearchClient | undefined;

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
}

/** The search of this page; its worker starts with the first call, and with the next one after it failed. */
export function searchClient(baseUrl: string, data: SearchGlobalData): SearchClient {
  client ??= createSearchClient(
    startWorker(),
    {
      baseUrl,
      indexes: data.indexes,
      boosts: data.boosts,
      resultLimit: data.resultLimit,
      excerptLength: data.excerptLength,
    },
    () => {
      client = undefined;
    },
  );
  return client;
}
