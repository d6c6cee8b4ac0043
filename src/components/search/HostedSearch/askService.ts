import {facetFilters} from './facetFilters';
import {hitRoute} from './hitRoute';
import type {Service} from './useService';
import type {SearchAnswers, SearchQuestion, SearchRow} from '@site/src/plugins/search/client/messages';
import type {Segment} from '@site/src/plugins/search/types';

// Signs that no text contains: what stands between them is marked.
const start = '\u{E000}';
const end = '\u{E001}';

/** Most results that the service gives for one query. */
const mostHits = 1000;

type Marked = {readonly value?: unknown} | null | undefined;

interface Hit {
  readonly url?: unknown;
  readonly type?: unknown;
  readonly docusaurus_tag?: unknown;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, Marked>>};
  readonly _snippetResult?: {readonly content?: Marked};
}

function segments(marked: Marked): Segment[] {
  const text = typeof marked?.value === 'string' ? marked.value : '';
  return text
    .split(start)
    .flatMap((piece, index): Segment[] => {
      const [found = '', rest] = piece.split(end);
      return index === 0 || rest === undefined
        ? [{text: found, marked: false}]
        : [
            {text: found, marked: true},
            {text: rest, marked: false},
          ];
    })
    .filter((segment) => segment.text !== '');
}

function tagOf({docusaurus_tag: tag}: Hit, tags: readonly string[]): string {
  const candidates = [tag].flat();
  return tags.find((known) => candidates.includes(known)) ?? 'default';
}

function rowOf(hit: Hit, tags: readonly string[], baseUrl: string): SearchRow[] {
  const route = typeof hit.url === 'string' ? hitRoute(hit.url, baseUrl) : undefined;
  const hierarchy = hit._highlightResult?.hierarchy ?? {};
  const levels = [1, 2, 3, 4, 5, 6].map((level) => segments(hierarchy[`lvl${level}`]));
  const shown = levels.filter((level) => level.length > 0);
  const title = shown.at(-1);
  if (route === undefined || !title) {
    return [];
  }
  const path = shown.slice(0, -1);
  const text = (pieces: readonly Segment[]) => pieces.map((piece) => piece.text).join('');
  return [
    {
      hit: {
        document: {
          id: 0,
          title: text(title),
          content: '',
          tags: [],
          sidebarParentCategories: [],
          type: route.startsWith(`${baseUrl}blog/`) ? 'blog' : 'docs',
          sectionTitle: text(title),
          pageTitle: text(shown[0] ?? title),
          sectionRoute: route,
        },
        score: 0,
        terms: [],
        tag: tagOf(hit, tags),
      },
      title,
      path,
      excerpt: segments(hit._snippetResult?.content),
      others: [],
    },
  ];
}

/**
 * Asks the hosted service for the results that the search page shows.
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
          hitsPerPage: Math.min(view?.limit ?? mostHits, mostHits),
          facetFilters: facetFilters(
            locale,
            view?.type === 'docs' ? tags.filter((tag) => tag !== 'default') : tags,
          ),
          highlightPreTag: start,
          highlightPostTag: end,
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
  const rows = result.hits.flatMap((hit) => rowOf(hit, tags, baseUrl));
  return {
    rows,
    total: Math.max(rows.length, Math.min(result.nbHits ?? 0, mostHits)),
    suggestions: [],
    isComplete: true,
  };
}
