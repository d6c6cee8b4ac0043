import type {Product} from '@site/config/products';

export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Tool', folder: 'docs', route: 'docs', entry: '/', nextLabel: 'v0.2', hue: 'karpor',
    colors: {light: {hue: '#0b7567', wash: '#e6f3f1'}, dark: {hue: '#5fd3c0', wash: '#112b2b'}},
  },
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/intro/'},
];
