type Text = 'region' | 'sentence' | 'accept' | 'dismiss';

/**
 * Offers by the offered locale. They aren't translation strings, because each is shown on pages in the other language.
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
