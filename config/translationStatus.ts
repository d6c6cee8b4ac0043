import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';
import {defaultLocale, locales} from './locales';
import type {Served} from './served';

/** The plugin that tells readers and translators which translations are out of date. */
export function translationStatusPlugin(served: Served): PluginConfig {
  const translated = locales.find(({locale}) => locale !== defaultLocale)?.locale;
  return ['./src/plugins/translation-status/index.ts', {sets: contentFolders(served), translated}];
}
