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
  for (const language of languages) {
    const locale = locales.find((candidate) => primaryTag(candidate) === primaryTag(language));
    if (locale !== undefined) {
      return locale;
    }
  }
  return undefined;
}
