import {hitRoute} from './hitRoute';
import type {SearchRow} from '@site/src/plugins/search/client/messages';
import type {Segment} from '@site/src/plugins/search/types';

/** Signs that no text contains: what stands between them is marked. */
export const marks = {start: '\u{E000}', end: '\u{E001}'};

type Marked = {readonly value?: unknown} | null | undefined;

/** What the service says of a result, as far as it is read. */
export interface Hit {
  readonly url?: unknown;
  readonly type?: unknown;
  readonly docusaurus_tag?: unknown;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, Marked>>};
  readonly _snippetResult?: {readonly content?: Marked};
}

function segments(marked: Marked): Segment[] {
  const text = typeof marked?.value === 'string' ? marked.value : '';
  return text
    .split(marks.start)
    .flatMap((piece, index): Segment[] => {
      const [found = '', rest] = piece.split(marks.end);
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

/** The row of a hit; none for one without a title, or that leads out of the site. */
export function rowOf(hit: Hit, tags: readonly string[], baseUrl: string): SearchRow[] {
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
