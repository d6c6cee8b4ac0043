import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import type {PanelRow} from './row';
import {useProductLabel} from './useProductLabel';
import {products} from '@site/config/products';
import type {SearchRow} from '@site/src/plugins/search/client/messages';
import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/**
 * Converts hits to rows, without hits outside the site.
 *
 * @param activeTag tag of the current product
 */
export function useRowOf(activeTag?: string): (found: SearchRow) => PanelRow[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {indexes} = usePluginData('search') as SearchGlobalData;
  const labelOf = useProductLabel();
  const own = indexes.find(({tag}) => tag === activeTag)?.pluginId;
  return useCallback(
    ({hit: {document, terms, tag}, title, path, excerpt}) => {
      const {type, sectionRoute} = document;
      if (!isSafeRoute(sectionRoute, baseUrl)) {
        return [];
      }
      const info = indexes.find((candidate) => candidate.tag === tag);
      const product = labelOf(info) && [labelOf(info), info?.versionLabel].filter(Boolean).join(' ');
      const hue = products.find(({id}) => id === info?.pluginId)?.hue;
      const blog = type === 'blog' ? translate({id: 'site.search.blog', message: 'Blog'}) : undefined;
      return [
        {
          key: sectionRoute,
          kind: type === 'blog' ? 'post' : sectionRoute.includes('#') ? 'section' : 'page',
          title,
          source: product ?? blog,
          hue: hue && `tool--${hue}`,
          isOther: own !== undefined && info?.pluginId !== undefined && info.pluginId !== own,
          path,
          excerpt,
          terms,
        },
      ];
    },
    [indexes, own, baseUrl, labelOf],
  );
}
