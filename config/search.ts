import type {PluginConfig} from '@docusaurus/types';
import {searchOptions} from './searchOptions';

/** The plugin that makes the search indexes. */
export function searchPlugin(): PluginConfig {
  return ['./src/plugins/search/index.ts', searchOptions];
}
