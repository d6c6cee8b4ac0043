import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Packages imported by the theme and the router but unused on every page, with their replacements. The bundler reports
 * imports that a replacement doesn't export.
 */
export const standIns = {
  'prism-react-renderer': 'client/noPrism.ts',
  tslib: 'client/noTslib.ts',
  history: 'client/browserHistory.ts',
} as const satisfies Record<string, string>;

/** Warns about a wrong base URL if `baseUrlIssueBanner` is on, but is in every page's script even if it's off. */
const banner = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/BaseUrlIssueBanner/index.js',
);

/** Excludes unused packages from every page's script. */
export default function unusedModulesPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                ...Object.fromEntries(
                  Object.entries(standIns).map(([name, file]) => [`${name}$`, path.join(__dirname, file)]),
                ),
                ...(siteConfig.baseUrlIssueBanner
                  ? {}
                  : {[banner]: path.join(__dirname, 'client/noBanner.ts')}),
              },
            },
          },
  };
}
