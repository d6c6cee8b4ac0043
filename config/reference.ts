import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';
import {versionedProducts} from './products';
import type {Served} from './served';

/** The products with reference data. The data folder is named after the tool's repository. */
function referenceProducts() {
  return versionedProducts.map(({id, label, folder, nextLabel = '', repository}) => ({
    id,
    label,
    folder,
    next: nextLabel,
    data: repository === undefined ? id : path.posix.basename(repository),
  }));
}

/** Options of the transform of reference tables. */
export function referenceOptions() {
  return {siteDir: path.resolve(__dirname, '..'), products: referenceProducts()};
}

/** The plugin that checks reference data before a build and rebuilds pages when their data change. */
export function referencePlugin(served: Served): PluginConfig {
  return ['./src/plugins/reference/index.ts', {products: referenceProducts(), sets: contentFolders(served)}];
}
