import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {movedTopics} from '@site/src/plugins/page-twins/core/twinOf';
import type {TwinTables} from '@site/src/plugins/page-twins/types';
import type {VersionTopics} from '@site/src/plugins/search/client/messages';
import {docsTag} from '@site/src/plugins/search/core/indexFile';

/**
 * Finds the pages of one topic in several versions, even if the page moved. Doesn't use the lists of docs, because the
 * browser has only some of them.
 *
 * @param pluginIds products with more than one searched version, separated by spaces
 * @returns topics by version tag
 */
export function useTopics(pluginIds: string): Readonly<Record<string, VersionTopics>> {
  const docs = useAllDocsData();
  const tables = usePluginData('page-twins') as TwinTables;
  return useMemo(
    () =>
      Object.fromEntries(
        pluginIds
          .split(' ')
          .flatMap((pluginId) =>
            (docs[pluginId]?.versions ?? []).map(({name, path}): [string, VersionTopics] => [
              docsTag(pluginId, name),
              {pluginId, path, moved: movedTopics(tables[pluginId], name)},
            ]),
          ),
      ),
    [docs, tables, pluginIds],
  );
}
