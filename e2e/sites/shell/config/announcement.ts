import type {ThemeConfig} from '@docusaurus/preset-classic';

const content: Record<string, string> = {
  en: 'A new release is <a href="https://example.com/">here</a>.',
  zh: '新版本<a href="https://example.com/">已发布</a>。',
};

export function announcementBar(locale: string): ThemeConfig['announcementBar'] {
  return {id: 'release', content: content[locale] ?? '', isCloseable: true};
}
