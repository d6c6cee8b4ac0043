import {versionedProducts} from './versions';

/** Pages hidden from search engines, together with all pages below them. */
const hiddenRoutes = ['search', 'translation-status', 'blog/tags', 'blog/authors'];

/** Data for titles and robots rules in the browser, passed as custom fields. */
export function headFields() {
  return {
    productLabels: Object.fromEntries(versionedProducts.map(({id, label}) => [id, label])),
    hiddenRoutes,
  };
}
