import {describe, expect, it} from 'vitest';
import {defaultLocale, i18nConfig, locales} from '../locales';

describe('i18nConfig', () => {
  it('has English by default and Chinese below /zh/', () => {
    expect(defaultLocale).toBe('en');
    expect(locales.map(({locale, htmlLang, label}) => [locale, htmlLang, label])).toEqual([
      ['en', 'en', 'English'],
      ['zh', 'zh-CN', '简体中文'],
    ]);
  });

  it.each([
    ['/', '/', '/zh/'],
    ['/a/b/', '/a/b/', '/a/b/zh/'],
  ])('sets the base URL of each language below %s', (baseUrl, en, zh) => {
    const {localeConfigs} = i18nConfig(baseUrl);
    expect([localeConfigs.en?.baseUrl, localeConfigs.zh?.baseUrl]).toEqual([en, zh]);
  });
});
