import type {Product} from '@site/config/products';

export const products: readonly [Product, ...Product[]] = [
  {id: 'default', label: 'Kusion', folder: 'docs', route: 'docs', entry: '/', nextLabel: 'v2', hue: 'kusion'},
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/'},
];
