import type {PluginConfig} from '@docusaurus/types';
import {versionedProducts} from './products';
import {referenceProduct} from './reference';

/**
 * The plugin that lists the changes between the versions of each product.
 *
 * @param data the site's reference data, shared by the plugins that use it
 */
export function versionChangesPlugin(data: object): PluginConfig {
  const products = versionedProducts.map((product) => ({
    ...referenceProduct(product),
    route: product.route,
    entry: product.entry,
    hue: product.hue,
    repository: product.repository,
  }));
  return ['./src/plugins/version-changes/index.ts', {products, data, movedPages: 'config/movedPages'}];
}
