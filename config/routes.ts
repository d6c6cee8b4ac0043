import fs from 'node:fs';
import path from 'node:path';
import type {Product} from './products';
import {releasedVersions} from './versions';

const siteDir = path.resolve(__dirname, '..');

/** Folder with the pages that readers of a product see first: its latest release, else the only version. */
export function latestFolder(product: Product): string {
  const [latest] = releasedVersions(product);
  if (latest === undefined) {
    return path.join(siteDir, product.folder);
  }
  const prefix = product.id === 'default' ? '' : `${product.id}_`;
  return path.join(siteDir, `${prefix}versioned_docs`, `version-${latest}`);
}

const entryPages = ['intro', 'introduction'];

/** Route on which a reader enters a product's latest documentation, without locale prefix. */
export function mainRoute(product: Product): string {
  const folder = latestFolder(product);
  const entry = entryPages.find((name) => fs.existsSync(path.join(folder, name, `${name}.md`)));
  return entry === undefined ? `/${product.route}/` : `/${product.route}/${entry}/`;
}
