import type {PluginConfig} from '@docusaurus/types';
import {products} from '../products';
import {searchWording} from './wording';

/** An empty query opens the panel, and titles aren't fetched. */
export function searchPlugin(): PluginConfig {
  return [
    './src/plugins/search/index.ts',
    {
      openOnFocus: true,
      titlesFirst: false,
      wording: searchWording(),
      phrases: {},
      productLabels: Object.fromEntries(products.map(({id, label}) => [id, label])),
    },
  ];
}
