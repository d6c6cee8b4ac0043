import path from 'node:path';
import type {referenceProduct} from '../../../config/reference';

/** Names and folders of a product. */
export type ReferenceProduct = Pick<
  ReturnType<typeof referenceProduct>,
  'id' | 'label' | 'folder' | 'next' | 'data'
>;

/** What a page's folder says about the page. */
export interface Place {
  readonly product: ReferenceProduct;
  readonly version: string;
  readonly locale: string;
  /** Folder of the version's pages in that language, relative to the site. */
  readonly root: string;
}

const translated =
  /^(?<root>i18n\/(?<locale>[^/]+)\/docusaurus-plugin-content-docs(?:-(?<id>[^/]+))?\/(?:version-(?<version>[^/]+)|current))\//;
const released = /^(?<root>(?:(?<id>.+)_)?versioned_docs\/version-(?<version>[^/]+))\//;

/**
 * Product, version, and language of a page; `undefined` for a page without a version.
 *
 * @param file path of the page, relative to the site, with forward slashes
 * @param currentLocale language of the build. Pages without a translation are compiled from the original in every
 * language
 */
export function placeOf(
  file: string,
  products: readonly ReferenceProduct[],
  currentLocale: string,
): Place | undefined {
  const match = translated.exec(file) ?? released.exec(file);
  if (match?.groups) {
    const {root = '', locale = currentLocale, id = 'default', version} = match.groups;
    const product = products.find((candidate) => candidate.id === id);
    return product && {product, version: version ?? product.next, locale, root};
  }
  const product = products.find(({folder}) => file.startsWith(`${folder}/`));
  return product && {product, version: product.next, locale: currentLocale, root: product.folder};
}

/** Compares two versions such as `v0.9` and `v0.14`; negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** Path relative to the site, with forward slashes. */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
