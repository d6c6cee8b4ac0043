import type {Product} from '@site/config/products';

export const products: readonly [Product, ...Product[]] = [
  {id: 'default', label: 'Kusion', folder: 'docs', route: 'docs', entry: '/', nextLabel: 'v0.15', hue: 'kusion'},
  {id: 'karpor', label: 'Karpor', folder: 'karpor_docs', route: 'karpor', entry: '/intro', nextLabel: 'v0.7', hue: 'karpor'},
];

export const versionedProducts = products.filter((product) => product.nextLabel !== undefined);
