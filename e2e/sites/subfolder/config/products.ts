import type {Product as SiteProduct} from '../../../../config/products';

export type Product = SiteProduct;

export const products: readonly [Product, ...Product[]] = [
  {id: 'default', label: 'Kusion', folder: 'docs', route: 'docs', entry: '/', nextLabel: 'v2', hue: 'kusion'},
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/'},
];

export const versionedProducts: readonly Product[] = products.filter(
  (product) => product.nextLabel !== undefined,
);
