import type {TranslationFile} from '@docusaurus/types';

/**
 * A plugin's texts by key, in the language of the build.
 *
 * @param english translation file with the English texts, which replace missing translations
 * @param files translation files that Docusaurus has read
 */
export function pluginTexts<Key extends string>(
  english: {readonly path: string; readonly content: Readonly<Record<Key, {readonly message: string}>>},
  files: readonly TranslationFile[],
): Record<Key, string> {
  const translated = files.find(({path}) => path === english.path)?.content ?? {};
  const entries = Object.entries<{readonly message: string}>(english.content);
  return Object.fromEntries(
    entries.map(([key, {message}]) => [key, translated[key]?.message ?? message]),
  ) as Record<Key, string>;
}
