import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {contentFolders} from './contentSets';
import {versionedProducts} from './products';

/** A product as the transform of reference tables needs to know it. */
interface ReferenceProduct {
  readonly id: string;
  readonly label: string;
  readonly folder: string;
  readonly next: string;
  readonly data: string;
}

/** The products that have reference data; its folder is named after the tool's repository. */
function referenceProducts(): ReferenceProduct[] {
  return versionedProducts.map(({id, label, folder, nextLabel = '', repository}) => ({
    id,
    label,
    folder,
    next: nextLabel,
    data: repository === undefined ? id : path.posix.basename(repository),
  }));
}

/** What the transform of reference tables is told. */
export function referenceOptions() {
  return {siteDir: path.resolve(__dirname, '..'), products: referenceProducts()};
}

/** The plugin that checks reference data before a build and keeps tables as fresh as their data. */
export function referencePlugin(): PluginConfig {
  return ['./src/plugins/reference/index.ts', {products: referenceProducts(), sets: contentFolders()}];
}
