import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const read = (name: string) => fs.readFileSync(path.resolve(__dirname, '..', name), 'utf8');

function tokensIn(selector: string): Record<string, string> {
  const block = read('tokens.css').split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[\da-f]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const searchDir = path.resolve(__dirname, '../../components/search');
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

const codeColours = [
  ...new Set([...read('code.css').matchAll(/color: var\(--(code-[\w-]+)\)/g)].map(([, name = '']) => name)),
];
const hues = ['kusion', 'karpor', 'kuperator', 'controller-mesh'];

describe.each(themes)('in the %s theme', (_, tokens) => {
  it.each([...codeColours, 'code-ink'])(
    '%s is readable in code, on a plain and on a highlighted line',
    (name) => {
      expect(contrast(tokens[name], tokens['code-paper'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens[name], tokens['code-line-highlight'])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['ink', 'ink-soft', 'family', 'family-strong', 'red', ...hues.map((hue) => `tool-${hue}`)])(
    '%s is readable on paper and on surface',
    (name) => {
      expect(contrast(tokens[name], tokens.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens[name], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ...hues.map((hue) => [`tool-${hue}`, `wash-${hue}`]),
    ['red', 'wash-red'],
    ['family', 'family-wash'],
  ])('%s and ink are readable on %s', (colour, wash) => {
    expect(contrast(tokens[colour], tokens[wash])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.ink, tokens[wash])).toBeGreaterThanOrEqual(4.5);
  });

  it('words that were searched are readable in their mark, wherever they stand', () => {
    const styles = fs.readFileSync(path.resolve(searchDir, 'ArrivalMarks/styles.module.css'), 'utf8');
    const [, rule = ''] = /::highlight\(search-words\) \{([^}]*)\}/.exec(styles) ?? [];
    const tokenOf = (property: string) =>
      new RegExp(`(?<!-)${property}: var\\(--([\\w-]+)\\)`).exec(rule)?.[1] ?? '';
    expect(contrast(tokens[tokenOf('color')], tokens[tokenOf('background-color')])).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});

it('knows a colour for every class that the code blocks use', () => {
  expect(codeColours.length).toBeGreaterThanOrEqual(9);
  expect(codeColours.filter((name) => light[name] === undefined)).toEqual([]);
});
