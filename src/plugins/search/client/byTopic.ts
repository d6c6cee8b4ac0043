import {routeBelow} from '../../page-twins/core/routeBelow';
import {pageRoute} from '../core/pages';
import type {SearchHit} from '../types';
import type {PageView, SearchRow} from './messages';

/** What hits about the same topic have in common. */
function topicOf({document, tag}: SearchHit, topics: NonNullable<PageView['topics']>): string {
  const route = pageRoute(document.sectionRoute);
  const version = topics[tag];
  if (version === undefined) {
    return route;
  }
  const below = routeBelow(version.path, route);
  return `${version.pluginId} ${version.moved.get(below) ?? below}`;
}

/** Hits by topic, best topic first; in each, hits of preferred versions come first. */
export function byTopic(hits: readonly SearchHit[], {topics = {}, preferred = []}: PageView): SearchHit[][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const topic = topicOf(hit, topics);
    groups.set(topic, [...(groups.get(topic) ?? []), hit]);
  }
  return [...groups.values()].map((group) =>
    group.sort((a, b) => Number(preferred.includes(b.tag)) - Number(preferred.includes(a.tag))),
  );
}

/** Pages about the same topic in other versions, in the order that `place` gives the versions. */
export function othersOf(rest: readonly SearchHit[], place: (tag: string) => number): SearchRow['others'] {
  return rest
    .map((hit) => ({tag: hit.tag, route: pageRoute(hit.document.sectionRoute)}))
    .sort((a, b) => place(a.tag) - place(b.tag));
}
