import {expect, it} from 'vitest';
import {keepWords} from '../core/keepWords';

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
