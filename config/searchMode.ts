import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import type {Environment} from './environment';

/**
 * Switches between built-in and hosted search. The components that differ come from one of two folders, so each build
 * contains only one of them.
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
