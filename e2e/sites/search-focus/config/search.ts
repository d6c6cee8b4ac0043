import type {PluginConfig} from '@docusaurus/types';
import {searchOptions} from './searchOptions';

/** As the site's own, but for the list that opens with the box. */
export function searchPlugin(): PluginConfig {
  return ['./src/plugins/search/index.ts', {...searchOptions, openOnFocus: true}];
}
