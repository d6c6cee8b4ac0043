import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import {isSiteRoute} from './core/siteRoute';
import type {PanelRow} from './row';
import {useProductLabel} from './useProductLabel';
import {products} from '@site/config/products';
import type {SearchRow} from '@site/src/plugins/search/client/messages';
import type {IndexInfo, SearchGlobalData} from '@site/src/plugins/search/types';

function kindOf({hit: {document}}: SearchRow): PanelRow['kind'] {
  if (document.type === 'blog') {
    return 'post';
  }
  return document.sectionRoute.includes('#') ? 'section' : 'page';
}

function sourceOf(
  product: string | undefined,
  info: IndexInfo | undefined,
  kind: PanelRow['kind'],
): string | undefined {
  if (product !== undefined) {
    return [product, info?.versionLabel].filter(Boolean).join(' ');
  }
  return kind === 'post' ? translate({id: 'site.search.blog', message: 'Blog'}) : undefined;
}

/** Makes rows of what is found; what leads out of the site makes none. */
export function useRowOf(): (found: SearchRow) => PanelRow[] {
  const {siteConfig} = useDocusaurusContext();
  const {indexes} = usePluginData('search') as SearchGlobalData;
  const labelOf = useProductLabel();
  return useCallback(
    (found) => {
      const {document, terms, tag} = found.hit;
      if (!isSiteRoute(document.sectionRoute, siteConfig.baseUrl)) {
        return [];
      }
      const info = indexes.find((candidate) => candidate.tag === tag);
      const kind = kindOf(found);
      return [
        {
          key: document.sectionRoute,
          kind,
          title: found.title,
          source: sourceOf(labelOf(info), info, kind),
          hue: products.find(({id}) => id === info?.pluginId)?.hue,
          path: found.path,
          excerpt: found.excerpt,
          terms,
        },
      ];
    },
    [indexes, siteConfig.baseUrl, labelOf],
  );
}
