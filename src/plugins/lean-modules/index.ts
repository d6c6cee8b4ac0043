import type {Plugin} from '@docusaurus/types';
import {assertOriginals, replacementAliases} from './replacements';

/** Leaves code that no page uses out of what every page loads. */
export default function leanModulesPlugin(): Plugin {
  assertOriginals();
  return {
    name: 'lean-modules',
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias: replacementAliases()}}),
  };
}
