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

export const products: readonly [Product, ...Product[]] = [
  {id: 'default', label: 'Notes', folder: 'docs', route: 'docs', entry: '/'},
];

export const versionedProducts: readonly Product[] = [];
