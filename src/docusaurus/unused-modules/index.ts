import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Packages that the theme and the router import and no page uses, with what browsers get instead. The bundler reports an
 * import that a stand-in doesn't export.
 */
export const standIns = {
  'prism-react-renderer': 'client/noPrism.ts',
  tslib: 'client/noTslib.ts',
  history: 'client/browserHistory.ts',
} as const satisfies Record<string, string>;

/** Leaves packages that no page uses out of the script of every page. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            resolve: {
              alias: Object.fromEntries(
                Object.entries(standIns).map(([name, file]) => [`${name}$`, path.join(__dirname, file)]),
              ),
            },
          },
  };
}
