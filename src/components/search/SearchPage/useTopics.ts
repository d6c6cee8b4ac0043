import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {routeBelow} from '@site/src/plugins/page-twins/core/routeBelow';
import {twinPath} from '@site/src/plugins/page-twins/core/twinPath';
import type {TwinTables} from '@site/src/plugins/page-twins/types';

/**
 * Names of the topics of a product's pages, by route: pages of one topic in several versions have
 * one name, also where the page moved.
 *
 * @param pluginIds products of which several versions are searched.
 */
export function useTopics(pluginIds: string): Readonly<Record<string, string>> {
  const docs = useAllDocsData();
  const tables = usePluginData('page-twins') as TwinTables;
  return useMemo(() => {
    const topics: Record<string, string> = {};
    for (const id of pluginIds.split(' ').filter(Boolean)) {
      const versions = docs[id]?.versions ?? [];
      const latest = versions.find(({isLast}) => isLast) ?? versions[0];
      for (const version of versions) {
        for (const {path} of version.docs) {
          const twin = latest && twinPath(tables[id], path, version, latest);
          topics[path] = twin ?? `${id} ${routeBelow(version.path, path)}`;
        }
      }
    }
    return topics;
  }, [docs, tables, pluginIds]);
}
