import {arrangeRows, isArranged} from './arrangeRows';
import {facetFilters} from './facetFilters';
import {ownSigns} from './highlights';
import {rowOf, type Hit} from './hitRow';
import type {Service} from './useService';
import type {SearchAnswers, SearchQuestion} from '@site/src/plugins/search/client/messages';

/** Most results that the service gives for one query. */
const mostHits = 1000;

/**
 * Asks the hosted service for the results that the search page shows. The service knows no query syntax and suggests
 * no words, so that an answer has neither problems nor suggestions.
 *
 * @throws {Error} when the service cannot be reached, refuses, or gives no answer that can be read.
 */
export async function askService(
  {appId, apiKey, indexName}: Service,
  {text, tags, view}: SearchQuestion,
  locale: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<SearchAnswers> {
  // Without any, the service would not be limited at all.
  if (tags.length === 0) {
    return {rows: [], total: 0, suggestions: [], isComplete: true};
  }
  const isWhole = isArranged(view);
  const response = await fetch(`https://${appId}-dsn.algolia.net/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
    },
    body: JSON.stringify({
      requests: [
        {
          indexName,
          query: text,
          hitsPerPage: isWhole ? mostHits : Math.min(view?.limit ?? mostHits, mostHits),
          facetFilters: facetFilters(locale, tags),
          highlightPreTag: ownSigns.start,
          highlightPostTag: ownSigns.end,
          attributesToSnippet: ['content:25'],
          snippetEllipsisText: '…',
        },
      ],
    }),
    signal,
  });
  const answer = (await response.json()) as {results?: {hits?: Hit[]; nbHits?: number}[]} | null;
  const result = answer?.results?.[0];
  if (!response.ok || !Array.isArray(result?.hits)) {
    throw new Error(`The search service answered ${response.status} without results.`);
  }
  const {hits, nbHits = 0} = result;
  const rows = hits.flatMap((hit) => rowOf(hit, tags, baseUrl));
  const arranged = arrangeRows(rows, view, tags);
  return {
    rows: arranged.slice(0, view?.limit),
    total: isWhole || hits.length >= nbHits ? arranged.length : Math.min(nbHits, mostHits),
    suggestions: [],
    isComplete: true,
  };
}
