import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Packages imported by the theme and the router but unused on every page, with their replacements. The bundler reports
 * imports that a replacement doesn't export.
 */
const standIns = {
  'prism-react-renderer': 'client/noPrism.ts',
  tslib: 'client/noTslib.ts',
  history: 'client/browserHistory.ts',
} as const satisfies Record<string, string>;

/** Warns about a wrong base URL if `baseUrlIssueBanner` is on. It's off, but the banner is in every page's script. */
const banner = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/BaseUrlIssueBanner/index.js',
);

/** Excludes unused packages from every page's script. */
export default function unusedModulesPlugin(): Plugin {
  const aliases = Object.entries(standIns).map(([name, file]) => [`${name}$`, path.join(__dirname, file)]);
  return {
    name: 'unused-modules',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            resolve: {
              alias: {...Object.fromEntries(aliases), [banner]: path.join(__dirname, 'client/noBanner.ts')},
            },
          },
  };
}
