import type {Product} from '@site/config/products';

export const products: readonly [Product, ...Product[]] = [
  {id: 'default', label: 'Tool', folder: 'docs', route: 'docs', entry: '/', nextLabel: 'v0.2', hue: 'kusion'},
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/intro/'},
];

export const versionedProducts = products.filter((product) => product.nextLabel !== undefined);
