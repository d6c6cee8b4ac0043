import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import type {StartTexts} from './core/startScript';

const english: Record<keyof StartTexts, {message: string; description: string}> = {
  wrongBase: {
    message:
      'This site did not load properly. It was built for the base URL {configured}, but its files are at {actual}. Build it with the base URL {actual}.',
    description: 'Banner shown when the site is served from another folder than it was built for',
  },
  notStarted: {
    message: 'Menus, search, and the color switch of this page did not load: {file}',
    description: 'Text of the box shown when the scripts of the site did not load',
  },
  retry: {message: 'Retry', description: 'Button that loads the page again'},
};

const file = 'start-script';

/** The texts of the start script, for translation in `i18n/<locale>/client-runtime/start-script.json`. */
export function textsFile(): TranslationFile {
  return {path: file, content: english};
}

/** The texts of the start script in the language of the build. */
export function translatedTexts(files: readonly TranslationFile[]): StartTexts {
  const content: TranslationFileContent = files.find(({path}) => path === file)?.content ?? english;
  return Object.fromEntries(
    Object.entries(english).map(([key, {message}]) => [key, content[key]?.message ?? message]),
  ) as unknown as StartTexts;
}
