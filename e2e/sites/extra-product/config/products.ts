import type {Product} from '@site/config/products';

export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Kusion',
    folder: 'docs',
    route: 'docs',
    entry: '/intro/',
    nextLabel: 'v0.2',
    repository: 'https://example.com/kusion',
    hue: 'kusion',
  },
  {
    id: 'extra',
    label: 'Extra Tool',
    folder: 'extra_docs',
    route: 'extra',
    entry: '/intro/',
    nextLabel: 'v1.1',
    repository: 'https://example.com/extra',
    hue: 'karpor',
  },
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/intro/'},
];

export const versionedProducts = products.filter((product) => product.nextLabel !== undefined);
