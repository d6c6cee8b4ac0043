import {routeBelow} from '../../page-twins/core/routeBelow';
import {pageHits, panelHits} from '../core/groupHits';
import {viewOf} from '../core/highlight';
import {pageRoute} from '../core/pages';
import type {IndexInfo, SearchHit} from '../types';
import type {PageView, SearchRow} from './messages';

/** Key that is the same for hits about the same topic. */
function topicOf({document, tag}: SearchHit, topics: PageView['topics']): string {
  const route = pageRoute(document.sectionRoute);
  const version = topics?.[tag];
  const below = version && routeBelow(version.path, route);
  return below === undefined ? route : `${version?.pluginId} ${version?.moved.get(below) ?? below}`;
}

/** The rows of the panel (without a view) or the results page, and their number. */
export function arrange(
  hits: readonly SearchHit[],
  view: PageView | undefined,
  indexes: readonly IndexInfo[],
): {readonly rows: readonly SearchRow[]; readonly total: number} {
  if (!view) {
    const rows = panelHits(hits).map((hit) => ({...viewOf(hit), others: []}));
    return {rows, total: rows.length};
  }
  const {limit, type, topics, preferred = []} = view;
  const groups = new Map<string, SearchHit[]>();
  for (const hit of pageHits(hits.filter(({document}) => !type || document.type === type))) {
    const topic = topicOf(hit, topics);
    groups.set(topic, [...(groups.get(topic) ?? []), hit]);
  }
  const place = ({tag}: SearchHit) => indexes.findIndex((info) => info.tag === tag);
  const rows = [...groups.values()].slice(0, limit).map((group): SearchRow => {
    const best = group.find(({tag}) => preferred.includes(tag)) ?? (group[0] as SearchHit);
    const others = group.filter((hit) => hit !== best).sort((a, b) => place(a) - place(b));
    return {
      ...viewOf(best),
      others: others.map(({tag, document}) => ({tag, route: pageRoute(document.sectionRoute)})),
    };
  });
  return {rows, total: groups.size};
}
