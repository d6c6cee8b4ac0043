import type {PluginConfig} from '@docusaurus/types';
import type {Environment} from '../environment';
import {locales} from '../locales';
import {searchPhrases} from './phrases';
import {searchWording} from './wording';

/** The plugin that generates the search indexes, and selects the dialog of built-in or hosted search. */
export function searchPlugin({hostedSearch}: Environment): PluginConfig {
  return [
    './src/plugins/search/index.ts',
    {
      openOnFocus: false,
      titlesFirst: true,
      compactIndexes: true,
      hosted: hostedSearch,
      // Each build contains only one of the dialogs.
      dialog: `src/components/search/modes/${hostedSearch ? 'hosted' : 'local'}`,
      wording: searchWording(),
      phrases: Object.fromEntries(locales.map(({locale}) => [locale, searchPhrases(locale)])),
    },
  ];
}
