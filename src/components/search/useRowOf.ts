import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import type {PanelRow} from './row';
import {products} from '@site/config/products';
import type {SearchRow} from '@site/src/plugins/search/client/messages';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/**
 * Converts hits to rows.
 *
 * @param activeTag tag of the current product
 */
export function useRowOf(activeTag?: string): (found: SearchRow) => PanelRow {
  const {indexes} = usePluginData('search') as SearchGlobalData;
  const own = indexes.find(({tag}) => tag === activeTag)?.pluginId;
  return useCallback(
    ({hit: {document, terms, tag}, title, path, excerpt}) => {
      const {type, sectionRoute} = document;
      const info = indexes.find((candidate) => candidate.tag === tag);
      const product = info?.product && [info.product, info.versionLabel].filter(Boolean).join(' ');
      const hue = products.find(({id}) => id === info?.pluginId)?.hue;
      const blog = type === 'blog' ? translate({id: 'site.search.blog', message: 'Blog'}) : undefined;
      return {
        key: sectionRoute,
        kind: type === 'blog' ? 'post' : sectionRoute.includes('#') ? 'section' : 'page',
        title,
        source: product ?? blog,
        hue: hue && `tool--${hue}`,
        isOther: own !== undefined && info?.pluginId !== undefined && info.pluginId !== own,
        path,
        excerpt,
        terms,
      };
    },
    [indexes, own],
  );
}
