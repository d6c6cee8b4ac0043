type Text = 'region' | 'sentence' | 'accept' | 'dismiss';

/**
 * Texts of the offers by offered locale. They aren't translation strings, because each is shown on pages in the other
 * language.
 */
export const offers: Readonly<Record<string, Readonly<Record<Text, string>>>> = {
  en: {
    region: 'Language',
    sentence: 'This page is also available in English.',
    accept: 'Read it in English',
    dismiss: 'No, thanks',
  },
  zh: {
    region: '语言',
    sentence: '本页有简体中文版。',
    accept: '阅读中文版',
    dismiss: '不用了',
  },
};

/**
 * The locale that matches a reader's languages best.
 *
 * @param languages the browser's languages, best first, such as `zh-TW` and `en-US`
 * @returns `undefined` if the site has none of the languages
 */
export function preferredLocale(languages: readonly string[]): string | undefined {
  return languages
    .map((language) => language.toLowerCase().split('-')[0] ?? '')
    .find((tag) => offers[tag] !== undefined);
}
