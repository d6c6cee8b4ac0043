import {describe, expect, it} from 'vitest';
import {localesAtOnce} from '../localesAtOnce';

const gib = 2 ** 30;

describe('localesAtOnce', () => {
  it.each([
    ['two cores and memory for both', 2, 8, {atOnce: 2, threads: 1}],
    ['four cores: two threads for each', 4, 8, {atOnce: 2, threads: 2}],
    ['memory for only one', 2, 4, {atOnce: 1, threads: 2}],
    ['hardly any memory', 2, 1, {atOnce: 1, threads: 2}],
    ['one core', 1, 16, {atOnce: 1, threads: 1}],
  ])('depends on the machine: %s', (_, cores, free, expected) => {
    expect(localesAtOnce(2, {cores, freeBytes: free * gib})).toEqual(expected);
  });
});
