import {expect, it} from 'vitest';
import {editDistance} from '../editDistance';

it.each([
  ['', '', 0],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['apply', 'apply', 0],
  ['apply', 'aply', 1],
  ['aply', 'apply', 1],
  ['apply', 'appla', 1],
  ['apply', 'aplpy', 1],
  ['preview', 'preveiw', 1],
  ['workspace', 'wrokspcae', 2],
  ['ab', 'xyz', 3],
])('from "%s" to "%s" it takes %i edits', (a, b, edits) => {
  expect(editDistance(a, b, 9)).toBe(edits);
});

it('gives up above the limit', () => {
  expect(editDistance('kusion', 'karpor', 2)).toBe(3);
  expect(editDistance('aaaa', 'aabbb', 2)).toBe(3);
});

it('takes words of any length, one after another', () => {
  const long = 'configuration'.repeat(9);
  expect(editDistance(long, `${long}s`, 2)).toBe(1);
  expect(editDistance('apply', 'aplpy', 2)).toBe(1);
});
