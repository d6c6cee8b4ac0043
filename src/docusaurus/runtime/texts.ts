import type {TranslationMessage} from '@docusaurus/types';
import type {StartTexts} from './core/startScript';

const content: Record<keyof StartTexts, TranslationMessage> = {
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

/** The texts of the start script, for translation in `i18n/<locale>/client-runtime/start-script.json`. */
export const textsFile = {path: 'start-script', content};
