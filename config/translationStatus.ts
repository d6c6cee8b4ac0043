import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';
import {defaultLocale, locales} from './locales';

/** The plugin that tells readers and translators which translations are not current. */
export function translationStatusPlugin(): PluginConfig {
  const translated = locales.find(({locale}) => locale !== defaultLocale)?.locale;
  return ['./src/plugins/translation-status/index.ts', {sets: contentFolders(), translated}];
}
