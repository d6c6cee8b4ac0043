import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {products} from '../../../config/products';

const read = (name: string) => fs.readFileSync(path.resolve(__dirname, '..', name), 'utf8');

function tokensIn(selector: string): Record<string, string> {
  const block = read('tokens.css').split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensIn(':root');
const themes: [string, Record<string, string>][] = [
  ['light', light],
  ['dark', {...light, ...tokensIn('[data-theme="dark"]')}],
];

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((start) => {
    const channel = parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, bright = 0] = [one ?? '', other ?? ''].map(luminance).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const [tokenRules = ''] = read('code.css').split('/* Code blocks');
const codeColors = [
  ...new Set([...tokenRules.matchAll(/color: var\(--([\w-]+)\)/g)].map(([, name = '']) => name)),
];
const notices = ['green', 'violet', 'amber', 'red'];
const productColors = products.flatMap(({label, colors}) => (colors ? [{label, colors}] : []));

describe.each(themes)('in the %s theme', (theme, tokens) => {
  it.each([...codeColors, 'code-ink'])('%s is readable in code, on plain and highlighted lines', (name) => {
    expect(contrast(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens[name], tokens['code-line-highlight'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ink', 'ink-soft', 'family', 'family-strong', ...notices])(
    '%s is readable on paper and surface',
    (name) => {
      expect(contrast(tokens[name], tokens.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([...notices.map((name) => [name, `wash-${name}`]), ['family', 'family-wash'], ['ink', 'mark']])(
    '%s and ink are readable on %s',
    (color, wash) => {
      expect(contrast(tokens[color], tokens[wash])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens.ink, tokens[wash])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(productColors)('the colors of $label are readable', ({colors}) => {
    const {hue, wash} = colors[theme as 'light' | 'dark'];
    for (const background of [tokens.paper, tokens.surface, wash]) {
      expect(contrast(hue, background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(tokens.ink, wash)).toBeGreaterThanOrEqual(4.5);
  });
});

it('every code color has a value', () => {
  expect(codeColors.length).toBeGreaterThanOrEqual(9);
  expect(codeColors.filter((name) => light[name] === undefined)).toEqual([]);
});
