import {routeBelow} from '../../page-twins/core/routeBelow';
import {pageHits, panelHits} from '../core/groupHits';
import {viewOf} from '../core/highlight';
import {pageRoute} from '../core/pages';
import type {SearchHit} from '../types';
import type {PageView, SearchRow, SearchSetup, VersionTopics} from './messages';

/** What hits of the same topic have in common. */
function topicOf(
  {document, tag}: SearchHit,
  topics: Readonly<Record<string, VersionTopics | undefined>>,
): string {
  const route = pageRoute(document.sectionRoute);
  const version = topics[tag];
  if (version === undefined) {
    return route;
  }
  const below = routeBelow(version.path, route);
  return `${version.pluginId} ${version.moved.get(below) ?? below}`;
}

/** The best hit of each topic, with the hits of the same topic in other versions. */
function byTopic(hits: readonly SearchHit[], {topics = {}, preferred = []}: PageView): SearchHit[][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const topic = topicOf(hit, topics);
    groups.set(topic, [...(groups.get(topic) ?? []), hit]);
  }
  return [...groups.values()].map((group) =>
    group.sort((a, b) => Number(preferred.includes(b.tag)) - Number(preferred.includes(a.tag))),
  );
}

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
  const rows = groups.slice(0, view.limit).flatMap(([best, ...rest]): SearchRow[] =>
    best
      ? [
          {
            ...viewOf(best, excerptLength),
            others: rest
              .map((hit) => ({tag: hit.tag, route: pageRoute(hit.document.sectionRoute)}))
              .sort((a, b) => place(a.tag) - place(b.tag)),
          },
        ]
      : [],
  );
  return {rows, total: groups.length};
}
