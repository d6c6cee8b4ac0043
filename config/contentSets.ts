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
  /** Route of the folder, without locale prefix and trailing slash. */
  readonly route: string;
}

function docsFolders(product: Product): ContentFolder[] {
  const prefix = product.id === 'default' ? '' : `${product.id}_`;
  const root = `/${product.route}`;
  const docs = (folder: string, route: string): ContentFolder => ({
    kind: 'docs',
    folder,
    translations: `i18n/{locale}/${translationFolder(folder)}`,
    route,
  });
  return [
    docs(product.folder, product.nextLabel === undefined ? root : `${root}/next`),
    ...releasedVersions(product).map((version, index) =>
      docs(`${prefix}versioned_docs/version-${version}`, index === 0 ? root : `${root}/${version}`),
    ),
  ];
}

/** Every folder of Markdown pages, with its translations and its route. */
export function contentFolders(): ContentFolder[] {
  return [
    ...products.flatMap(docsFolders),
    {
      kind: 'blog',
      folder: 'blog',
      translations: 'i18n/{locale}/docusaurus-plugin-content-blog',
      route: '/blog',
    },
    {
      kind: 'pages',
      folder: 'src/pages',
      translations: 'i18n/{locale}/docusaurus-plugin-content-pages',
      route: '',
    },
  ];
}
