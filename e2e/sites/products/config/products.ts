import type {Product} from '@site/config/products';

const station = {verb: 'Test', what: 'Tests the table of products.', who: 'For the tests.'};

export const products: readonly [Product, ...Product[]] = [
  {
    id: 'default',
    label: 'Kusion',
    folder: 'docs',
    route: 'docs',
    entry: '/',
    nextLabel: 'v0.15',
    hue: 'kusion',
    colors: {light: {hue: '#1b4fd6', wash: '#eaf0fd'}, dark: {hue: '#8db0ff', wash: '#182543'}},
    station: {position: 1, ...station},
  },
  {
    id: 'karpor',
    label: 'Karpor',
    folder: 'karpor_docs',
    route: 'karpor',
    entry: '/intro',
    nextLabel: 'v0.7',
    hue: 'karpor',
    colors: {light: {hue: '#0b7567', wash: '#e6f3f1'}, dark: {hue: '#5fd3c0', wash: '#112b2b'}},
  },
  {
    id: 'extra',
    label: 'Extra Tool',
    folder: 'extra_docs',
    route: 'extra',
    entry: '/intro/',
    nextLabel: 'v1.1',
    repository: 'https://example.com/extra',
    hue: 'extra',
    colors: {light: {hue: '#a1246b', wash: '#fbe9f3'}, dark: {hue: '#ff9ccb', wash: '#3a1a2c'}},
    station: {position: 2, ...station},
  },
  {id: 'community', label: 'Community', folder: 'community', route: 'community', entry: '/intro/'},
];
