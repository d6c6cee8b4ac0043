import {describe, expect, it} from 'vitest';
import {findListFaults, findTextFaults, isTranslated} from '../uiTexts';

describe('isTranslated', () => {
  it.each([
    ['文档', true],
    ['Karpor', true],
    ['Controller Mesh v0.2', true],
    ['{count}「{tag}」', true],
    ['GitHub', true],
    ['GitHub Actions 中的 Karpor', true],
    ['Documentation', false],
    ['Community', false],
    ['Karpor on GitHub', false],
    ['{count} posts', false],
  ])('of "%s" is %s', (text, expected) => {
    expect(isTranslated(text)).toBe(expected);
  });
});

describe('findTextFaults', () => {
  it('finds texts that are still in English, and unused keys', () => {
    const wanted = new Map<string, Record<string, string>>([
      ['code.json', {own: 'Own', missing: 'Missing', left: 'Left'}],
    ]);
    const own = new Map<string, Record<string, string>>([
      ['code.json', {own: '自己', left: 'Left', gone: '旧'}],
    ]);
    const found = findTextFaults('i18n/zh', {wanted, own});
    expect(found.map(({file, rule, message}) => `${file} ${rule} ${message.split(' ')[0]}`)).toEqual([
      'i18n/zh/code.json untranslated-text "left"',
      'i18n/zh/code.json surplus-text "gone"',
    ]);
  });
});

describe('findListFaults', () => {
  const english = {
    a: {label: 'KCL', permalink: '/a', description: 'A language.'},
    b: {label: 'Scale', permalink: '/b'},
  };
  const faults = (translation: Parameters<typeof findListFaults>[2]) =>
    findListFaults('tags.yml', english, translation).map(({message}) => message);

  it('accepts translated tags with the same addresses', () => {
    const a = {label: 'KCL', permalink: '/a', description: '一种语言。'};
    expect(faults({a, b: {label: '规模', permalink: '/b'}})).toEqual([]);
  });

  it('finds untranslated texts, missing and extra tags, and different addresses', () => {
    const a = {label: 'KCL', permalink: '/x', description: 'A language.'};
    expect(faults({a, c: {label: '丙'}})).toEqual([
      '"permalink" of "a" must be the same as in English: "/a"',
      '"description" of "a" is not translated: "A language."',
      '"label" of "b" is missing',
      '"permalink" of "b" is missing',
      '"label" of "c" is not in the English file: remove it',
    ]);
  });
});
