import {pageHits, panelHits} from '../core/groupHits';
import {viewOf} from '../core/highlight';
import type {IndexInfo, SearchHit} from '../types';
import {byTopic, othersOf} from './byTopic';
import type {PageView, SearchRow} from './messages';

/** The rows that the panel (without a view) or the search page shows, and how many there are. */
export function arrange(
  hits: readonly SearchHit[],
  view: PageView | undefined,
  indexes: readonly IndexInfo[],
): {readonly rows: readonly SearchRow[]; readonly total: number} {
  if (!view) {
    const rows = panelHits(hits).map((hit) => ({...viewOf(hit), others: []}));
    return {rows, total: rows.length};
  }
  const wanted = view.type ? hits.filter(({document}) => document.type === view.type) : hits;
  const place = (tag: string) => indexes.findIndex((info) => info.tag === tag);
  const groups = byTopic(pageHits(wanted), view);
  const rows = groups
    .slice(0, view.limit)
    .flatMap(([best, ...rest]): SearchRow[] =>
      best ? [{...viewOf(best), others: othersOf(rest, place)}] : [],
    );
  return {rows, total: groups.length};
}
