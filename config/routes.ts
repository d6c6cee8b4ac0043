import type {Product} from './products';
import {releasedVersions} from './versions';

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
