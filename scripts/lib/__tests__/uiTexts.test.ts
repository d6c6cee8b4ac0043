import {describe, expect, it} from 'vitest';
import {findTextFaults, isTranslated} from '../uiTexts';

describe('isTranslated', () => {
  const names = ['Karpor', 'Controller Mesh'];

  it.each([
    ['文档', true],
    ['Karpor', true],
    ['Controller Mesh v0.2', true],
    ['{count}「{tag}」', true],
    ['GitHub 上的 Karpor', true],
    ['Documentation', false],
    ['Karpor on GitHub', false],
    ['{count} posts', false],
  ])('of "%s" is %s', (text, expected) => {
    expect(isTranslated(text, names)).toBe(expected);
  });
});

describe('findTextFaults', () => {
  it('finds texts without translation, own or bundled, and keys that nobody asks for', () => {
    const wanted = new Map<string, Record<string, string>>([
      ['code.json', {own: 'Own', bundled: '自带', english: 'English', left: 'Left'}],
      ['b/new.json', {label: 'New'}],
    ]);
    const own = new Map<string, Record<string, string>>([
      ['code.json', {own: '自己', left: 'Left', gone: '旧'}],
    ]);
    const found = findTextFaults({folder: 'i18n/zh', wanted, own, names: []});
    expect(found.map(({file, rule, message}) => `${file} ${rule} ${message.split(' ')[0]}`)).toEqual([
      'i18n/zh/code.json untranslated-text "english"',
      'i18n/zh/code.json untranslated-text "left"',
      'i18n/zh/b/new.json untranslated-text "label"',
      'i18n/zh/code.json surplus-text "gone"',
    ]);
  });
});
