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

/** One product with three versions, enough for every page element. */
export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Kitchen sink',
    folder: 'docs',
    route: 'docs',
    entry: '/',
    nextLabel: 'v0.15',
    repository: 'https://github.com/KusionStack/kusionstack.io',
    hue: 'kuperator',
  },
];

export const versionedProducts: readonly Product[] = products;
