export interface Product {
  readonly id: string;
  readonly label: string;
  readonly folder: string;
  readonly route: string;
  readonly entry: string;
  readonly nextLabel?: string;
  readonly repository?: string;
  readonly hue?: string;
  readonly colors?: {
    readonly light: {readonly hue: string; readonly wash: string};
    readonly dark: {readonly hue: string; readonly wash: string};
  };
  readonly station?: undefined;
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
    colors: {light: {hue: '#6b3fd4', wash: '#f0ebfc'}, dark: {hue: '#bba2ff', wash: '#231f42'}},
  },
];

export const versionedProducts: readonly Product[] = products;
