import {translationFolder} from './editUrl';
import {products, type Product} from './products';
import {releasedVersions} from './versions';

/** A folder of pages served by one content plugin. */
export interface ContentFolder {
  readonly kind: 'docs' | 'blog' | 'pages';
  /** Label of the product or section. */
  readonly product: string;
  /** Label of the version, for a product that has versions. */
  readonly version?: string;
  /** Folder of the English pages, relative to the site. */
  readonly folder: string;
  /** Folder of their translations, with `{locale}` as the placeholder for the language. */
  readonly translations: string;
}

function docsFolders(
  {id, label, folder: next, nextLabel}: Product,
  released: readonly string[],
): ContentFolder[] {
  const prefix = id === 'default' ? '' : `${id}_`;
  const versions = released.map((version) => ({
    version,
    folder: `${prefix}versioned_docs/version-${version}`,
  }));
  return [{version: nextLabel, folder: next}, ...versions].map(({version, folder}) => ({
    kind: 'docs',
    product: label,
    version,
    folder,
    translations: `i18n/{locale}/${translationFolder(folder)}`,
  }));
}

/** Every folder of Markdown pages, with its translations. */
export function contentFolders(): ContentFolder[] {
  return [
    ...products.flatMap((product) => docsFolders(product, releasedVersions(product))),
    {
      kind: 'blog',
      product: 'Blog',
      folder: 'blog',
      translations: 'i18n/{locale}/docusaurus-plugin-content-blog',
    },
    {
      kind: 'pages',
      product: 'Pages',
      folder: 'src/pages',
      translations: 'i18n/{locale}/docusaurus-plugin-content-pages',
    },
  ];
}
