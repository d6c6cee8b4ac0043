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
  {id: 'default', label: 'Kusion', folder: 'docs', route: 'docs', nextLabel: 'v0.15', hue: 'kusion'},
  {id: 'karpor', label: 'Karpor', folder: 'karpor_docs', route: 'karpor', nextLabel: 'v0.7', hue: 'karpor'},
];

export const versionedProducts = products.filter((product) => product.nextLabel !== undefined);
