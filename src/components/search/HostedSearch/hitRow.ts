import {plainText} from '../row';
import {headingsOf, ownSigns, segmentsOf, type Hierarchy, type Highlighted} from './highlights';
import {hitRoute} from './hitRoute';
import {searchedTerms} from './searchedTerms';
import type {SearchRow} from '@site/src/plugins/search/client/messages';

/** What the service says of a result, as far as it is read. */
export interface Hit {
  readonly url?: unknown;
  readonly docusaurus_tag?: unknown;
  readonly _highlightResult?: {readonly hierarchy?: Hierarchy};
  readonly _snippetResult?: {readonly content?: Highlighted};
}

function tagOf({docusaurus_tag: tag}: Hit, tags: readonly string[]): string {
  const candidates = [tag].flat();
  return tags.find((known) => candidates.includes(known)) ?? 'default';
}

/** The row of a hit; none for one without a title, or that leads out of the site. */
export function rowOf(hit: Hit, tags: readonly string[], baseUrl: string): SearchRow[] {
  const route = typeof hit.url === 'string' ? hitRoute(hit.url, baseUrl) : undefined;
  const headings = headingsOf(hit._highlightResult?.hierarchy, ownSigns);
  const title = headings.at(-1);
  if (route === undefined || !title) {
    return [];
  }
  const excerpt = segmentsOf(hit._snippetResult?.content, ownSigns);
  return [
    {
      hit: {
        document: {
          id: 0,
          title: plainText(title),
          content: '',
          tags: [],
          sidebarParentCategories: [],
          type: route.startsWith(`${baseUrl}blog/`) ? 'blog' : 'docs',
          sectionTitle: plainText(title),
          pageTitle: plainText(headings[0] ?? title),
          sectionRoute: route,
        },
        score: 0,
        terms: searchedTerms([...headings, excerpt]),
        tag: tagOf(hit, tags),
      },
      title,
      path: headings.slice(0, -1),
      excerpt,
      others: [],
    },
  ];
}
