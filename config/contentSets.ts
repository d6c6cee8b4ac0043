import {translationFolder} from './editUrl';
import {defaultLocale} from './locales';
import type {Product} from './products';
import {wholeSite, type Served} from './served';
import {releasedVersions, versionsPrefix} from './versions';

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

/** Folder of the pages in a language. */
export function folderIn({folder, translations}: ContentFolder, locale: string): string {
  return locale === defaultLocale ? folder : translations.replace('{locale}', locale);
}

const blogFolder: ContentFolder = {
  kind: 'blog',
  product: 'Blog',
  folder: 'blog',
  translations: 'i18n/{locale}/docusaurus-plugin-content-blog',
};

/**
 * Folders of a product's pages: the unreleased version, then the released ones, newest first.
 *
 * @param only Docusaurus' name of the only version to list
 */
export function docsFolders(product: Product, only?: string): ContentFolder[] {
  return ['current', ...releasedVersions(product)]
    .filter((version) => only === undefined || version === only)
    .map((version) => {
      const isNext = version === 'current';
      const folder = isNext ? product.folder : `${versionsPrefix(product)}versioned_docs/version-${version}`;
      return {
        kind: 'docs',
        product: product.label,
        version: isNext ? product.nextLabel : version,
        folder,
        translations: `i18n/{locale}/${translationFolder(folder)}`,
      };
    });
}

/** Every folder of Markdown pages that is served, with its translations. */
export function contentFolders({products, version, isWhole}: Served = wholeSite): ContentFolder[] {
  return [
    ...products.flatMap((product) => docsFolders(product, version)),
    ...(isWhole ? [blogFolder] : []),
    {
      kind: 'pages',
      product: 'Pages',
      folder: 'src/pages',
      translations: 'i18n/{locale}/docusaurus-plugin-content-pages',
    },
  ];
}
