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
  {id: 'default', label: 'Tool', folder: 'docs', route: 'docs', nextLabel: 'v0.2', hue: 'kusion'},
  {id: 'community', label: 'Community', folder: 'community', route: 'community'},
];

export const versionedProducts = products.filter((product) => product.nextLabel !== undefined);
