function primaryTag(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}

/**
 * The site's locale that a reader would choose.
 *
 * @param languages what the browser asks for, best first, such as `zh-TW` and `en-US`.
 * @param locales what the site speaks.
 * @returns `undefined` when the site speaks none of the languages.
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
