import type {I18nConfig} from '@docusaurus/types';

/** A language of the site, with its label, language tag, and folder. */
export interface SiteLocale {
  /** Docusaurus locale: the folder in `i18n/` and the path prefix. */
  readonly locale: string;
  readonly label: string;
  readonly htmlLang: string;
  /** Path prefix below the base URL, with both slashes. */
  readonly path: string;
}

export const defaultLocale = 'en';

export const locales = [
  {locale: 'en', label: 'English', htmlLang: 'en', path: '/'},
  {locale: 'zh', label: '简体中文', htmlLang: 'zh-CN', path: '/zh/'},
] as const satisfies readonly SiteLocale[];

/** The languages into which the English pages are translated. */
export const translatedLocales = locales
  .map(({locale}) => locale)
  .filter((locale) => locale !== defaultLocale);

/**
 * Docusaurus' i18n options for all locales.
 *
 * @param baseUrl the site's base URL, with leading and trailing slash. Every locale gets an explicit base URL, because
 * a build of a single locale would otherwise drop the locale's prefix.
 */
export function i18nConfig(baseUrl: string): I18nConfig {
  return {
    defaultLocale,
    locales: locales.map(({locale}) => locale),
    path: 'i18n',
    localeConfigs: Object.fromEntries(
      locales.map(({locale, label, htmlLang, path}) => [
        locale,
        {label, htmlLang, baseUrl: `${baseUrl.slice(0, -1)}${path}`, translate: true},
      ]),
    ),
  } as I18nConfig;
}
