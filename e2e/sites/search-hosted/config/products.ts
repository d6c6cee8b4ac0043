import type {Product} from '@site/config/products';

/** One product is enough. */
export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Kusion',
    folder: 'docs',
    route: 'docs',
    entry: '/',
    nextLabel: 'v0.15',
    hue: 'kusion',
  },
];

export const versionedProducts = products;
