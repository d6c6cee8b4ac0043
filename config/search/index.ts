import type {PluginConfig} from '@docusaurus/types';
import {locales} from '../locales';
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
    },
  ];
}
