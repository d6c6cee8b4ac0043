import fs from 'node:fs';
import path from 'node:path';
import type {Product} from './products';

const siteDir = path.resolve(__dirname, '..');

/**
 * Released versions of a product, newest first, from Docusaurus' versions file.
 *
 * @returns version names such as `v0.14`, or an empty list if the product has no released version.
 */
export function releasedVersions(product: Product): string[] {
  const prefix = product.id === 'default' ? '' : `${product.id}_`;
  const file = path.join(siteDir, `${prefix}versions.json`);
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
