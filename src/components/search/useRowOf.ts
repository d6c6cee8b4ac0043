import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import {isSiteRoute} from './core/siteRoute';
import type {PanelRow} from './row';
import {products} from '@site/config/products';
import type {SearchRow} from '@site/src/plugins/search/client/messages';
import type {IndexInfo, SearchGlobalData} from '@site/src/plugins/search/types';

function kindOf({hit: {document}}: SearchRow): PanelRow['kind'] {
  if (document.type === 'blog') {
    return 'post';
  }
  return document.sectionRoute.includes('#') ? 'section' : 'page';
}

function sourceOf(info: IndexInfo | undefined, kind: PanelRow['kind']): string | undefined {
  if (info?.product !== undefined) {
    return [info.product, info.versionLabel].filter(Boolean).join(' ');
  }
  return kind === 'post' ? translate({id: 'site.search.blog', message: 'Blog'}) : undefined;
}

/** Makes rows of what is found; what leads out of the site makes none. */
export function useRowOf(): (found: SearchRow) => PanelRow[] {
  const {siteConfig} = useDocusaurusContext();
  const {indexes} = usePluginData('search') as SearchGlobalData;
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
          source: sourceOf(info, kind),
          hue: products.find(({id}) => id === info?.pluginId)?.hue,
          path: found.path,
          excerpt: found.excerpt,
          terms,
        },
      ];
    },
    [indexes, siteConfig.baseUrl],
  );
}
