import type {Product} from '@site/config/products';

/** Two versioned products and an unversioned section, enough for every search filter. */
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
  {
    id: 'karpor',
    label: 'Karpor',
    folder: 'karpor_docs',
    route: 'karpor',
    entry: '/',
    nextLabel: 'v0.7',
    hue: 'karpor',
  },
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/intro/'},
];
