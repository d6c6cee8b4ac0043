import type {SearchGlobalData} from '../types';
import {createSearchClient, type SearchClient} from './workerClient';

// One worker for the life of the page: it holds the indexes, which must not be fetched twice.
let client: SearchClient | undefined;

/** The search of this page; its worker starts with the first call. */
export function searchClient(baseUrl: string, data: SearchGlobalData): SearchClient {
  client ??= createSearchClient(new Worker(new URL('./worker.ts', import.meta.url)), {
    baseUrl,
    indexes: data.indexes,
    boosts: data.boosts,
    resultLimit: data.resultLimit,
    excerptLength: data.excerptLength,
  });
  return client;
}
