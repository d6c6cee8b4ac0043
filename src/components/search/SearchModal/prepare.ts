import {searchClient} from '@site/src/plugins/search/client/searchClient';
import type {SearchContext} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** Starts the search and fetches the index of the version that the reader is in. */
export function prepare(baseUrl: string, data: SearchGlobalData, {activeTag}: SearchContext): void {
  const client = searchClient(baseUrl, data);
  if (activeTag !== undefined) {
    client.load([activeTag]);
  }
}
