import type {PluginConfig} from '@docusaurus/types';
import {searchWording} from './wording';

/** An empty query opens the panel, and titles aren't fetched. */
export function searchPlugin(): PluginConfig {
  return [
    './src/plugins/search/index.ts',
    {
      openOnFocus: true,
      titlesFirst: false,
      compactIndexes: false,
      dialog: 'src/components/search/modes/local',
      wording: searchWording(),
      phrases: {},
    },
  ];
}
