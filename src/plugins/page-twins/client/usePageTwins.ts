import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {routeBelow} from '../core/routeBelow';
import {twinOf} from '../core/twinOf';
import type {TwinTables} from '../types';

/**
 * Finds the current page's twin in any version of a product, even if it moved.
 *
 * @returns a function from version name to path. It returns `undefined` on pages outside the product's docs, and for
 * versions that are unknown or lack the topic
 */
export function usePageTwins(pluginId = 'default'): (versionName: string) => string | undefined {
  const tables = usePluginData('page-twins') as TwinTables;
  const versions = useVersions(pluginId);
  const {activeDoc, activeVersion: from} = useActiveDocContext(pluginId);
  return (versionName) => {
    const to = versions.find(({name}) => name === versionName);
    if (!activeDoc || !from || !to) {
      return undefined;
    }
    const route = twinOf(tables[pluginId], routeBelow(from.path, activeDoc.path), from.name, to.name);
    return to.docs.find(({path}) => routeBelow(to.path, path) === route)?.path;
  };
}
