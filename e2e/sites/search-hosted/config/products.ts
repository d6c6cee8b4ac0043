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

export const versionedProducts: readonly Product[] = products;
