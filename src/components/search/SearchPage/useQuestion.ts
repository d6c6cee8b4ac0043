import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {everyVersion, type PageChoices} from '../core/pageQuery';
import {pageTags} from '../core/pageTags';
import {movedTopics} from '@site/src/plugins/page-twins/core/twinOf';
import type {TwinTables} from '@site/src/plugins/page-twins/types';
import type {VersionTopics} from '@site/src/plugins/search/client/messages';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import {docsTag} from '@site/src/plugins/search/core/indexFile';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/**
 * The question for a text and filters, without a limit of rows. Pages are matched by route instead of the lists of docs,
 * because the browser has only some of them.
 */
export function useQuestion(text: string, choices: PageChoices) {
  const {indexes} = usePluginData('search') as SearchGlobalData;
  const {tags: contextual} = useSearchTags();
  const docs = useAllDocsData();
  const tables = usePluginData('page-twins') as TwinTables;
  return useMemo(() => {
    const tags = pageTags(indexes, contextual, choices);
    // Without `from`, there is no active index: `undefined` would match the index of pages outside the docs.
    const active = indexes.find(
      ({tag, pluginId}) => pluginId && pluginId === choices.from && tags.includes(tag),
    );
    // Pages of one topic in several versions share a row, even if the page moved.
    const topics = Object.keys(choices.versions)
      .filter((pluginId) => choices.versions[pluginId] === everyVersion)
      .flatMap((pluginId) =>
        (docs[pluginId]?.versions ?? []).map(({name, path}): [string, VersionTopics] => [
          docsTag(pluginId, name),
          {pluginId, path, moved: movedTopics(tables[pluginId], name)},
        ]),
      );
    return {
      place: 'page' as const,
      text,
      tags,
      activeTag: active?.tag,
      view: {type: choices.type, topics: Object.fromEntries(topics), preferred: contextual},
    };
  }, [text, choices, indexes, contextual, docs, tables]);
}
