import {translationFolder} from './editUrl';
import {versionedProducts, type Product} from './products';
import {referenceProduct} from './reference';
import {releasedVersions} from './versions';

type Status = 'next' | 'latest' | 'maintained' | 'archived';

/** The versions of a product whose pages the site has, newest first. */
function versionsOf(product: Product) {
  const {id, folder, route, nextLabel = '', maintained = []} = product;
  const prefix = id === 'default' ? '' : `${id}_`;
  const version = (name: string, label: string, pages: string, path: string, status: Status) => ({
    name,
    label,
    status,
    /** Folder of the English pages, relative to the site. */
    folder: pages,
    translations: `i18n/{locale}/${translationFolder(pages)}`,
    /** Path of the version's pages below the base URL. */
    path,
  });
  return [
    version('current', nextLabel, folder, `${route}/next`, 'next'),
    ...releasedVersions(product).map((name, index) =>
      version(
        name,
        name,
        `${prefix}versioned_docs/version-${name}`,
        index === 0 ? route : `${route}/${name}`,
        index === 0 ? 'latest' : maintained.includes(name) ? 'maintained' : 'archived',
      ),
    ),
  ];
}

/** The products whose versions are compared. */
export function comparedProducts() {
  return versionedProducts.map((product) => ({
    ...referenceProduct(product),
    route: product.route,
    entry: product.entry,
    hue: product.hue,
    repository: product.repository,
    versions: versionsOf(product),
  }));
}
