import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {movedTopics} from '@site/src/plugins/page-twins/core/movedTopics';
import type {TwinTables} from '@site/src/plugins/page-twins/types';
import type {VersionTopics} from '@site/src/plugins/search/client/messages';
import {docsTag} from '@site/src/plugins/search/core/indexFile';

/**
 * How pages of one topic in several versions are found, also where the page moved. Not by lists of docs, of
 * which a browser knows only some.
 *
 * @param pluginIds products of which several versions are searched, separated by spaces
 * @returns by tag of the version
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
