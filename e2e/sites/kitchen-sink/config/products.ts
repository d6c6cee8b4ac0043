import type {Product} from '@site/config/products';

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
