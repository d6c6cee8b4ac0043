import type {PluginConfig} from '@docusaurus/types';
import {products} from './products';

/** As the site's own, but for the list that opens with the box. */
const searchOptions = {
  boosts: {title: 5, content: 1, tags: 3, parentCategories: 2},
  k1: 1.2,
  b: 0.75,
  resultLimit: 8,
  openOnFocus: true,
  excerptLength: 160,
  hiddenRoutes: ['search'],
  productLabels: Object.fromEntries(products.map(({id, label}) => [id, label])),
};

/** The plugin that makes the search indexes. */
export function searchPlugin(): PluginConfig {
  return ['./src/plugins/search/index.ts', searchOptions];
}
