import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';
import {versionedProducts, type Product} from './products';
import type {Served} from './served';

/** Names and folders of a product. The data folder is named after the tool's repository. */
export function referenceProduct({id, label, folder, nextLabel = '', repository}: Product) {
  return {
    id,
    label,
    folder,
    next: nextLabel,
    data: repository === undefined ? id : path.posix.basename(repository),
  };
}

/** The products with reference data. */
function referenceProducts() {
  return versionedProducts.map(referenceProduct);
}

/** Possible glossary pages of a version, relative to its folder. */
export const glossaryPages = ['reference/glossary.md', 'concepts/glossary.md'];

/** Options of the transform of reference tables. */
export function referenceOptions() {
  return {siteDir: path.resolve(__dirname, '..'), products: referenceProducts()};
}

/**
 * The plugin that checks reference data before a build and rebuilds pages when their data changes.
 *
 * @param data the site's reference data, shared by the plugins that use it
 */
export function referencePlugin(served: Served, data: object): PluginConfig {
  return [
    './src/plugins/reference/index.ts',
    {products: referenceProducts(), sets: contentFolders(served), glossaries: glossaryPages, data},
  ];
}
