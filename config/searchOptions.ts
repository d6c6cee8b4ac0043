import {products} from './products';

/** The numbers by which search ranks, and what it shows; checks and measurements search by them as well. */
export const searchOptions = {
  boosts: {title: 5, content: 1, tags: 3, parentCategories: 2},
  k1: 1.2,
  b: 0.75,
  resultLimit: 8,
  openOnFocus: false,
  excerptLength: 160,
  hiddenRoutes: ['search'],
  productLabels: Object.fromEntries(products.map(({id, label}) => [id, label])),
};
