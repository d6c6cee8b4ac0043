import {expect, it} from 'vitest';
import {find, section} from './library';

const words = Array.from(
  {length: 40},
  (_, number) => `bcdf${String.fromCharCode(97 + (number % 26))}${number}`,
);
const sections = [section('/a', 'Stack', 'stack kusion'), section('/b', 'Karpor', 'karpor kusion')];

it.each([
  ['+stack', ['Stack']],
  ['-stack', ['Karpor']],
])('%s beyond what a query may look for still holds', (operator, titles) => {
  expect(find(`kusion ${words.join(' ')} ${operator}`, sections)).toEqual(titles);
});

it('A required text of more units than that is required up to there', () => {
  const long = '工作空间配置'.repeat(12);
  expect(find(`kusion +${long}`, [...sections, section('/c', 'Long', long)])).toEqual(['Long']);
});
