import type {PluginConfig} from '@docusaurus/types';
import {products} from './products';

/** The plugin that writes the Markdown of every page. */
export function markdownPagesPlugin(): PluginConfig {
  return [
    './src/plugins/markdown-pages/index.ts',
    {products: products.map(({id, label, route, entry}) => ({id, label, route, entry}))},
  ];
}
