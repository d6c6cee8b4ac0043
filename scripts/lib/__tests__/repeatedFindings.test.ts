import {expect, it} from 'vitest';
import {tellRepeatedOnce} from '../repeatedFindings';

it('tells what more than five pages share once, and the rest as it is', () => {
  const at = (file: string, message: string) => ({file, line: 1, rule: 'r', message});
  const shared = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => at(file, 'm'));
  expect(tellRepeatedOnce([...shared, at('a', 'n')])).toEqual([
    at('a', 'm (and on 5 more pages: a part they share)'),
    at('a', 'n'),
  ]);
  expect(tellRepeatedOnce(shared.slice(1))).toEqual(shared.slice(1));
});
