import path from 'node:path';
import type {Product} from './products';
import {versionedProducts} from './versions';

/** A product with its unreleased version and its data folder, which is named after the tool's repository. */
export function referenceProduct(product: Product) {
  const {id, nextLabel = '', repository = id} = product;
  return {...product, next: nextLabel, data: path.posix.basename(repository)};
}

/** Possible glossary pages of a version, relative to its folder. */
export const glossaryPages = ['reference/glossary.md', 'concepts/glossary.md'];

/** Options of the transform of reference tables. */
export function referenceOptions() {
  return {siteDir: path.resolve(__dirname, '..'), products: versionedProducts.map(referenceProduct)};
}
