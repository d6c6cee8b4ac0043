import {pageHits, panelHits} from '../core/groupHits';
import {viewOf} from '../core/highlight';
import type {SearchHit} from '../types';
import {byTopic, othersOf} from './byTopic';
import type {PageView, SearchRow, SearchSetup} from './messages';

/** The rows that a place shows of all hits, and how many there are. */
export function arrange(
  hits: readonly SearchHit[],
  view: PageView | undefined,
  {indexes, resultLimit, excerptLength}: SearchSetup,
): {readonly rows: readonly SearchRow[]; readonly total: number} {
  if (!view) {
    const rows = panelHits(hits, resultLimit).map((hit) => ({...viewOf(hit, excerptLength), others: []}));
    return {rows, total: rows.length};
  }
  const wanted = view.type ? hits.filter(({document}) => document.type === view.type) : hits;
  const place = (tag: string) => indexes.findIndex((info) => info.tag === tag);
  const groups = byTopic(pageHits(wanted), view);
  const rows = groups
    .slice(0, view.limit)
    .flatMap(([best, ...rest]): SearchRow[] =>
      best ? [{...viewOf(best, excerptLength), others: othersOf(rest, place)}] : [],
    );
  return {rows, total: groups.length};
}
