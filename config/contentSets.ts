import {translationFolder} from './editUrl';
import {products, type Product} from './products';
import {releasedVersions} from './versions';

/** A folder of pages served by one content plugin. */
export interface ContentFolder {
  readonly kind: 'docs' | 'blog' | 'pages';
  /** Folder of the English pages, relative to the site. */
  readonly folder: string;
  /** Folder of their translations, with `{locale}` as the placeholder for the language. */
  readonly translations: string;
}

function docsFolders(product: Product): ContentFolder[] {
  const prefix = product.id === 'default' ? '' : `${product.id}_`;
  const released = releasedVersions(product).map((version) => `${prefix}versioned_docs/version-${version}`);
  return [product.folder, ...released].map((folder) => ({
    kind: 'docs',
    folder,
    translations: `i18n/{locale}/${translationFolder(folder)}`,
  }));
}

/** Every folder of Markdown pages, with its translations. */
export function contentFolders(): ContentFolder[] {
  return [
    ...products.flatMap(docsFolders),
    {kind: 'blog', folder: 'blog', translations: 'i18n/{locale}/docusaurus-plugin-content-blog'},
    {kind: 'pages', folder: 'src/pages', translations: 'i18n/{locale}/docusaurus-plugin-content-pages'},
  ];
}
