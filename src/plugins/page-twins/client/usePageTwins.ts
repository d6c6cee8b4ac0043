import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {twinPath} from '../core/twinOf';
import type {TwinTables} from '../types';

/**
 * Finds the current page's twin in any version of a product, even if it moved.
 *
 * @returns a function from version name to path. It returns `undefined` on pages outside the product's docs, and for
 * versions that are unknown or lack the topic
 */
export function usePageTwins(pluginId: string | undefined): (versionName: string) => string | undefined {
  const tables = usePluginData('page-twins') as TwinTables;
  const versions = useVersions(pluginId);
  const {activeDoc, activeVersion} = useActiveDocContext(pluginId);
  return (versionName) => {
    const target = versions.find(({name}) => name === versionName);
    return activeDoc && activeVersion && target
      ? twinPath(tables[pluginId ?? 'default'], activeDoc.path, activeVersion, target)
      : undefined;
  };
}

/** Path of the current page's twin in one version of a product; see {@link usePageTwins}. */
export function useTwinPath(pluginId: string | undefined, versionName: string): string | undefined {
  return usePageTwins(pluginId)(versionName);
}
