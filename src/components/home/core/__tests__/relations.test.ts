import {expect, test} from 'vitest';
import {lineNumbers, litThreads, neighbor, ranges, threadsOf} from '../relations';

const threads = threadsOf([
  {creates: ['namespace']},
  {},
  {creates: ['deployment', 'service']},
  {creates: ['deployment']},
]);

test('every line has a thread to each resource it creates', () => {
  expect(threads).toEqual([
    {line: 0, resource: 'namespace'},
    {line: 2, resource: 'deployment'},
    {line: 2, resource: 'service'},
    {line: 3, resource: 'deployment'},
  ]);
});

test('pointing at a line highlights everything it creates', () => {
  expect(litThreads(threads, {line: 2}).map(({resource}) => resource)).toEqual(['deployment', 'service']);
});

test('pointing at a resource highlights every line it comes from', () => {
  expect(litThreads(threads, {resource: 'deployment'}).map(({line}) => line)).toEqual([2, 3]);
});

test('a line that creates nothing highlights nothing', () => {
  expect(litThreads(threads, {line: 1})).toEqual([]);
});

test('line numbers start at the number of the first line', () => {
  expect(lineNumbers(threads, 'deployment', 8)).toEqual([10, 11]);
});

test('arrow keys move by one and stop at the ends; Home and End jump to them', () => {
  expect(neighbor('ArrowDown', 0, 3)).toBe(1);
  expect(neighbor('ArrowDown', 2, 3)).toBe(2);
  expect(neighbor('ArrowUp', 0, 3)).toBe(0);
  expect(neighbor('ArrowUp', 2, 3)).toBe(1);
  expect(neighbor('Home', 2, 3)).toBe(0);
  expect(neighbor('End', 0, 3)).toBe(2);
  expect(neighbor('Enter', 0, 3)).toBeUndefined();
});

test('consecutive numbers are joined', () => {
  expect(ranges([9, 10, 11, 18, 20, 21])).toBe('9–11, 18, 20–21');
  expect(ranges([])).toBe('');
});
