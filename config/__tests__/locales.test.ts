import {describe, expect, it} from 'vitest';
import {i18nConfig} from '../locales';

describe('i18nConfig', () => {
  it.each([
    ['/', '/', '/zh/'],
    ['/a/b/', '/a/b/', '/a/b/zh/'],
  ])('sets the base URL of each language below %s', (baseUrl, en, zh) => {
    const {localeConfigs} = i18nConfig(baseUrl);
    expect([localeConfigs.en?.baseUrl, localeConfigs.zh?.baseUrl]).toEqual([en, zh]);
  });
});
