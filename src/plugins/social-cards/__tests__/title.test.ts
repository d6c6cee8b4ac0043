import {describe, expect, it} from 'vitest';
import {isCommand, keepWords, titleSize} from '../core/title';

describe('the title of a card', () => {
  it.each([
    ['Concepts', {size: 84, isCut: false}],
    ['开发者说明需求，平台决定如何运行', {size: 84, isCut: false}],
    ['Developers say what they need. Your platform decides.', {size: 66, isCut: false}],
    ['word '.repeat(12), {size: 66, isCut: false}],
    ['word '.repeat(16), {size: 56, isCut: false}],
    ['word '.repeat(20), {size: 56, isCut: true}],
    ['长'.repeat(60), {size: 56, isCut: true}],
  ])('%s is as large as possible, and truncated after three lines', (title, size) => {
    expect(titleSize(title)).toEqual(size);
  });

  it('is shown as code if it is a command', () => {
    for (const command of ['kusion apply', 'karpor', 'kusion mod add', 'karpor-server --help']) {
      expect(isCommand(command), command).toBe(true);
    }
    for (const text of ['Concepts', 'Use kusion apply', '概念', 'kusion 命令', 'how it works?']) {
      expect(isCommand(text), text).toBe(false);
    }
  });
});

it.each([
  ['KusionStack：原生时代的应用', 'KusionStack：|原生|时代|的|应用'],
  ['Inference 模块提供服务', 'Inference 模块|提供|服务'],
  ['Deliver an application', 'Deliver an application'],
])('%s wraps only between words', (title, words) => {
  const pieces = words
    .split('|')
    .map((word) => word.replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, '\u2060'));
  expect(keepWords(title)).toBe(pieces.join(''));
});
