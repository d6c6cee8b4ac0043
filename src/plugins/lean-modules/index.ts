import type {Plugin} from '@docusaurus/types';

/**
 * Modules that Docusaurus and its libraries bring along and that no page of this site uses, with what
 * stands in their place in the browser.
 */
const replacements: Readonly<Record<string, string>> = {
  'prism-react-renderer$': require.resolve('./noPrism'),
  'hoist-non-react-statics$': require.resolve('./noHoist'),
  tslib$: require.resolve('./importDefault'),
  'react-helmet-async$': require.resolve('./client/head'),
};

/** Leaves code that no page uses out of what every page loads. */
export default function leanModulesPlugin(): Plugin {
  return {
    name: 'lean-modules',
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias: replacements}}),
  };
}
