import {expect, it} from 'vitest';
import {preferredLocale} from '../preferredLocale';

const locales = ['en', 'zh'];

it.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh-TW'], 'zh'],
  [['ZH'], 'zh'],
  [['en-GB', 'zh'], 'en'],
  [['fr-FR', 'zh-Hans-CN', 'en'], 'zh'],
  [['fr', 'de'], undefined],
  [[], undefined],
])('a browser that asks for %j gets %s', (languages, locale) => {
  expect(preferredLocale(languages, locales)).toBe(locale);
});

it('does not confuse languages that start with the same letters', () => {
  expect(preferredLocale(['enm', 'zha'], locales)).toBeUndefined();
});
