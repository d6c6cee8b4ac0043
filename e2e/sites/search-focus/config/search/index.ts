import type {PluginConfig} from '@docusaurus/types';
import {searchWording} from './wording';

/** An empty query opens the panel. */
export function searchPlugin(): PluginConfig {
  return [
    './src/plugins/search/index.ts',
    {
      openOnFocus: true,
      titlesFirst: false,
      wording: searchWording(),
      phrases: {},
      productLabels: {default: 'Kusion'},
    },
  ];
}
