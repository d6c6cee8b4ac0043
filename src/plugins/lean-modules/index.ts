import type {LoadContext, Plugin} from '@docusaurus/types';
import {patternPaths} from './core/patternPaths';
import {assertOriginals, replacementAliases} from './replacements';

const name = 'lean-modules';

/** Leaves code that no page uses out of what every page loads. */
export default function leanModulesPlugin({siteConfig}: LoadContext): Plugin {
  assertOriginals();
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      "Set future.experimental_router to 'browser', or take lean-modules out of the plugins: it leaves the history of hash addresses out of the browser's bundle.",
    );
  }
  // While one develops, the router checks its properties, and no build looks at the routes.
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  return {
    name,
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias: replacementAliases()}}),
    postBuild({routesPaths}) {
      const patterns = patternPaths(routesPaths);
      if (patterns.length > 0) {
        throw new Error(
          `Routes must be paths as they stand, because lean-modules gives browsers a router without patterns: ${patterns.join(', ')}. Take :names, parentheses, and * out of them, or path-to-regexp out of src/plugins/lean-modules/replacements.ts.`,
        );
      }
      return Promise.resolve();
    },
  };
}
