import type {PluginConfig} from '@docusaurus/types';

/** An empty query opens the panel. */
export function searchPlugin(): PluginConfig {
  return [
    './src/plugins/search/index.ts',
    {openOnFocus: true, productLabels: {default: 'Kusion'}},
  ];
}
