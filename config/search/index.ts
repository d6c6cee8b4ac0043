import type {PluginConfig} from '@docusaurus/types';
import {locales} from '../locales';
import {products} from '../products';
import {searchPhrases} from './phrases';
import {searchWording} from './wording';

/** The plugin that generates the search indexes. */
export function searchPlugin(): PluginConfig {
  return [
    './src/plugins/search/index.ts',
    {
      openOnFocus: false,
      titlesFirst: true,
      wording: searchWording(),
      phrases: Object.fromEntries(locales.map(({locale}) => [locale, searchPhrases(locale)])),
      productLabels: Object.fromEntries(products.map(({id, label}) => [id, label])),
    },
  ];
}
