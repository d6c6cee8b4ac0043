import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import type {Environment} from './environment';

/**
 * Chooses between the search that is part of the site and the hosted one: the components that
 * differ come from one of two folders, so that neither is in the scripts of the other.
 */
export function searchModePlugin({hostedSearch}: Environment): PluginModule {
  return function searchMode(): Plugin {
    return {
      name: 'search-mode',
      getThemePath: () =>
        path.resolve(__dirname, '../src/components/search/modes', hostedSearch ? 'hosted' : 'local'),
      contentLoaded({actions}) {
        if (hostedSearch) {
          actions.setGlobalData(hostedSearch);
        }
      },
    };
  };
}
