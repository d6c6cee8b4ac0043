export interface Product {
  readonly id: string;
  readonly label: string;
  readonly folder: string;
  readonly route: string;
  readonly entry: string;
  readonly nextLabel?: string;
  readonly repository?: string;
  readonly hue?: string;
}

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

export const versionedProducts: readonly Product[] = products.filter(
  (product) => product.nextLabel !== undefined,
);
