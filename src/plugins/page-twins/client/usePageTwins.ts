import {useActiveDocContext, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {routeBelow} from '../core/routeBelow';
import {twinOf} from '../core/twinOf';
import type {TwinTables} from '../types';

/**
 * Finds the current page's twin in any version of a product, even if it moved.
 *
 * @returns a function from version to path. It returns `undefined` on pages outside the product's docs, and for versions
 * that lack the topic
 */
export function usePageTwins(pluginId = 'default'): (to: GlobalVersion) => string | undefined {
  const tables = usePluginData('page-twins') as TwinTables;
  const {activeDoc, activeVersion: from} = useActiveDocContext(pluginId);
  return (to) => {
    if (!activeDoc || !from) {
      return undefined;
    }
    const route = twinOf(tables[pluginId], routeBelow(from.path, activeDoc.path), from.name, to.name);
    return to.docs.find(({path}) => routeBelow(to.path, path) === route)?.path;
  };
}

/** Path of a version's main page, for pages without a twin. */
export function mainPath({docs, mainDocId, path}: GlobalVersion): string {
  return docs.find(({id}) => id === mainDocId)?.path ?? path;
}
