import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {memo, type ReactNode} from 'react';
import {Choice} from '../../choice/Choice';
import {versionLabel} from '../../navbar/versionLabel';
import {everyVersion, type PageChoices} from '../core/pageQuery';
import styles from './styles.module.css';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

interface Props {
  readonly query: PageChoices;
  onChoose(choice: Partial<PageChoices>): void;
}

/** Filters: product, kind of page, and a version of each product. */
export const Facets = memo(function Facets({query, onChoose}: Props): ReactNode {
  const {indexes} = usePluginData('search') as SearchGlobalData;
  const {tags: contextual} = useSearchTags();
  const docs = useAllDocsData();
  const products = new Map(
    indexes.flatMap(({pluginId, product = ''}): [string, string][] =>
      pluginId === undefined ? [] : [[pluginId, product]],
    ),
  );
  // Posts don't belong to a product.
  const isBlog = query.type === 'blog';
  const product = !isBlog && products.has(query.product ?? '') ? query.product : undefined;
  const versioned = [...products].filter(
    ([id]) => !isBlog && (docs[id]?.versions.length ?? 0) > 1 && (product === undefined || product === id),
  );
  return (
    <fieldset className={styles.facets}>
      <legend className="visually-hidden">
        <Translate id="site.search.facets">Filter by</Translate>
      </legend>
      <Choice
        label={translate({id: 'site.search.product', message: 'Product'})}
        value={product ?? ''}
        options={[['', translate({id: 'site.search.everyProduct', message: 'All products'})], ...products]}
        disabled={isBlog}
        onChoose={(id) => onChoose({product: id || undefined})}
      />
      <Choice
        label={translate({id: 'site.search.type', message: 'Type'})}
        value={query.type ?? ''}
        options={[
          ['', translate({id: 'site.search.everyType', message: 'All types'})],
          ['docs', translate({id: 'site.search.docs', message: 'Documentation'})],
          ['blog', translate({id: 'site.search.blog', message: 'Blog'})],
        ]}
        onChoose={(type) => onChoose({type: type === 'docs' || type === 'blog' ? type : undefined})}
      />
      {versioned.map(([id, productLabel]) => {
        const versions = docs[id]?.versions ?? [];
        const own = indexes.find((info) => info.pluginId === id && contextual.includes(info.tag))?.version;
        const chosen = query.versions[id];
        const isKnown = chosen === everyVersion || versions.some(({name}) => name === chosen);
        return (
          <Choice
            key={id}
            label={translate(
              {id: 'site.search.version', message: '{product} version'},
              {product: productLabel},
            )}
            value={(isKnown ? chosen : own) ?? ''}
            options={[
              ...versions.map((version) => [version.name, versionLabel(version)] as const),
              [everyVersion, translate({id: 'site.search.everyVersion', message: 'All versions'})],
            ]}
            onChoose={(version) => {
              const others = Object.entries(query.versions).filter(([name]) => name !== id);
              const chosenNow = version === own ? [] : [[id, version]];
              onChoose({versions: Object.fromEntries([...others, ...chosenNow]) as PageChoices['versions']});
            }}
          />
        );
      })}
    </fieldset>
  );
});
