import fs from 'node:fs';
import path from 'node:path';
import {products, type Product} from './products';

const siteDir = path.resolve(__dirname, '..');

/** The products with versions. */
export const versionedProducts = products.filter(({nextLabel}) => nextLabel !== undefined);

/** Prefix of the names under which Docusaurus keeps a product's versions, such as `karpor_` of `karpor_versions.json`. */
export function versionsPrefix({id}: Product): string {
  return id === 'default' ? '' : `${id}_`;
}

/**
 * Released versions of a product, newest first, from Docusaurus' versions file.
 *
 * @returns version names such as `v0.14`, or an empty list if the product has no released version.
 */
export function releasedVersions(product: Product): string[] {
  const file = path.join(siteDir, `${versionsPrefix(product)}versions.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Entry route of a product's documentation, without locale prefix.
 *
 * @param version Docusaurus' name of a version; the latest one by default
 */
export function mainRoute(product: Product, version?: string): string {
  const isLatest = version === undefined || version === releasedVersions(product)[0];
  const below = isLatest ? '' : `/${version === 'current' ? 'next' : version}`;
  return `/${product.route}${below}${product.entry}`;
}
