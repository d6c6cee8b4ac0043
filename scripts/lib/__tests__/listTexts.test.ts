import {expect, it} from 'vitest';
import {findListFaults} from '../listTexts';

const english = {
  a: {label: 'KCL', permalink: '/a', description: 'A language.'},
  b: {label: 'Scale', permalink: '/b'},
};
const faults = (translation: Parameters<typeof findListFaults>[2]) =>
  findListFaults('tags.yml', english, translation, ['KCL']).map(({rule, message}) => `${rule} ${message}`);

it('accepts translated tags with the same addresses', () => {
  expect(
    faults({
      a: {label: 'KCL', permalink: '/a', description: '一种语言。'},
      b: {label: '规模', permalink: '/b'},
    }),
  ).toEqual([]);
});

it('finds texts without translation, missing and surplus tags, and other addresses', () => {
  expect(faults({a: {label: 'KCL', permalink: '/x', description: 'A language.'}, c: {label: '丙'}})).toEqual([
    'surplus-text "c" is not in the English file: take it out',
    'list-field "permalink" of "a" must be as in English: "/a"',
    'untranslated-text "a" has no translation of "description": "A language."',
    'untranslated-text "b" is missing',
  ]);
});
