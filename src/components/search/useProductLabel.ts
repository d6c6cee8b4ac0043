import {useThemeConfig} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import type {IndexInfo} from '@site/src/plugins/search/types';

/** The name of an index's product, as shown in the navbar in the language of the page. */
export function useProductLabel(): (info: IndexInfo | undefined) => string | undefined {
  const {items} = useThemeConfig().navbar;
  return useCallback(
    (info) =>
      items.find(({type, docsPluginId}) => type === 'docSidebar' && docsPluginId === info?.pluginId)?.label ??
      info?.product,
    [items],
  );
}
