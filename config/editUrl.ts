import type {EditUrlFunction} from '@docusaurus/plugin-content-docs';
import {defaultLocale} from './locales';
import {siteBranch, siteRepository} from './site';

/** Folder in `i18n/<locale>` with the translation of a docs version. */
export function translationFolder(versionDocsDirPath: string): string {
  const [folder = '', version = 'current'] = versionDocsDirPath.split('/');
  const id = folder.replace(/(?:^|_)(?:versioned_)?docs$/, '');
  return `docusaurus-plugin-content-docs${id && `-${id}`}/${version}`;
}

/** Edit link for a page's source in the page's version and language. */
export function editUrlOf({
  locale,
  versionDocsDirPath,
  docPath,
}: Pick<Parameters<EditUrlFunction>[0], 'locale' | 'versionDocsDirPath' | 'docPath'>): string {
  const folder =
    locale === defaultLocale ? versionDocsDirPath : `i18n/${locale}/${translationFolder(versionDocsDirPath)}`;
  return `${siteRepository}/edit/${siteBranch}/${folder}/${docPath}`;
}
