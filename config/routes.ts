import type {Product} from './products';

/** Entry route of a product's latest documentation, without locale prefix. */
export function mainRoute(product: Product): string {
  return `/${product.route}${product.entry}`;
}
