import type {Product} from './products';

/** Route on which a reader enters a product's latest documentation, without locale prefix. */
export function mainRoute(product: Product): string {
  return `/${product.route}${product.entry}`;
}
