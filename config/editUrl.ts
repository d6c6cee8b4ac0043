import {defaultLocale} from './locales';
import {siteBranch, siteRepository} from './site';

/** The arguments of Docusaurus' `editUrl` function. */
export interface EditablePage {
  readonly locale: string;
  /** Folder of the page's version, relative to the site, such as `versioned_docs/version-v0.14`. */
  readonly versionDocsDirPath: string;
  /** Path of the page below that folder. */
  readonly docPath: string;
}

/** Folder in `i18n/<locale>` with the translation of a docs version. */
export function translationFolder(versionDocsDirPath: string): string {
  const versioned = /^(?:(?<id>.+)_)?versioned_docs\/(?<version>version-[^/]+)$/.exec(versionDocsDirPath);
  if (versioned?.groups) {
    const {id, version} = versioned.groups;
    return `docusaurus-plugin-content-docs${id ? `-${id}` : ''}/${version}`;
  }
  const id = versionDocsDirPath === 'docs' ? '' : `-${versionDocsDirPath.replace(/_docs$/, '')}`;
  return `docusaurus-plugin-content-docs${id}/current`;
}

/** Edit link for a page's source in the page's version and language. */
export function editUrlOf({locale, versionDocsDirPath, docPath}: EditablePage): string {
  const folder =
    locale === defaultLocale ? versionDocsDirPath : `i18n/${locale}/${translationFolder(versionDocsDirPath)}`;
  return `${siteRepository}/edit/${siteBranch}/${folder}/${docPath}`;
}
