import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LicenseWebpackPlugin} from 'license-webpack-plugin';
import {name as ownName} from '../../../package.json';

/** License files for packages published without one. Infima has the same license as Docusaurus. */
const licenseFiles = {
  infima: path.join('..', '@docusaurus', 'core', 'LICENSE'),
  isarray: 'README.md',
} as const;

/** Lists the packages in the site's scripts and styles, with their licenses, in `/licenses.txt`. */
export default function licensesPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'licenses',
    configureWebpack(config, isServer) {
      // All languages have the same packages.
      if (isServer || config.mode !== 'production' || i18n.currentLocale !== i18n.defaultLocale) {
        return {};
      }
      const list = new LicenseWebpackPlugin({
        outputFilename: 'licenses.txt',
        perChunkOutput: false,
        skipChildCompilers: true,
        excludedPackageTest: (name) => name === ownName,
        licenseFileOverrides: licenseFiles,
        handleMissingLicenseText: () => 'The package has no license file.',
        stats: {warnings: false},
        renderLicenses: (packages) =>
          packages
            .map(({packageJson, licenseId, licenseText}) =>
              [`${packageJson?.name} ${packageJson?.version}`, licenseId, '', licenseText?.trim(), ''].join(
                '\n',
              ),
            )
            .sort()
            .join(`\n${'-'.repeat(80)}\n\n`),
      });
      // The package's types are for another version of the bundler.
      return {plugins: [list]} as object;
    },
  };
}
