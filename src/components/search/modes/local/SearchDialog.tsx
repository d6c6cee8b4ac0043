import {searchClient} from '@site/src/plugins/search/client/searchClient';
import type {SearchContext} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

export {SearchModal as default} from '../../SearchModal';

/** Starts the search worker, and fetches the index of the version that the page belongs to. */
export function prepare(baseUrl: string, data: SearchGlobalData, {activeTag}: SearchContext): void {
  searchClient(baseUrl, data).load(activeTag === undefined ? [] : [activeTag]);
}
