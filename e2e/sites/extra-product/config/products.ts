export interface Product {
  readonly id: string;
  readonly label: string;
  readonly folder: string;
  readonly route: string;
  readonly nextLabel?: string;
  readonly repository?: string;
  readonly hue?: string;
}

export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Kusion',
    folder: 'docs',
    route: 'docs',
    nextLabel: 'v0.2',
    repository: 'https://example.com/kusion',
    hue: 'kusion',
  },
  {
    id: 'extra',
    label: 'Extra Tool',
    folder: 'extra_docs',
    route: 'extra',
    nextLabel: 'v1.1',
    repository: 'https://example.com/extra',
    hue: 'karpor',
  },
  {id: 'community', label: 'Community', folder: 'community', route: 'community'},
];

export const versionedProducts = products.filter((product) => product.nextLabel !== undefined);
