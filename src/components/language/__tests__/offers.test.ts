import {expect, it} from 'vitest';
import {preferredLocale} from '../offers';

it.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh-TW'], 'zh'],
  [['ZH'], 'zh'],
  [['en-GB', 'zh'], 'en'],
  [['fr-FR', 'zh-Hans-CN', 'en'], 'zh'],
  [['fr', 'de'], undefined],
  [['enm', 'zha'], undefined],
  [[], undefined],
])('a browser that asks for %j gets %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});
