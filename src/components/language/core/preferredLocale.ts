function primaryTag(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}

/**
 * The site's locale that matches a reader's languages best.
 *
 * @param languages the browser's languages, best first, such as `zh-TW` and `en-US`.
 * @param locales locales of the site
 * @returns `undefined` if the site has none of the languages
 */
export function preferredLocale(
  languages: readonly string[],
  locales: readonly string[],
): string | undefined {
  return languages
    .map((language) => locales.find((candidate) => primaryTag(candidate) === primaryTag(language)))
    .find((locale) => locale !== undefined);
}
