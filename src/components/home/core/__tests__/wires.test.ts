import {expect, test} from 'vitest';
import {rowHeight, stripWidth, wirePath} from '../wires';

test('a thread runs from the middle of its line to the middle of its resource', () => {
  const lines = 4;
  const path = wirePath(1, 1, lines, 2);
  expect(path.startsWith(`M0 ${1.5 * rowHeight}C`)).toBe(true);
  expect(path.endsWith(` ${stripWidth} ${3 * rowHeight}`)).toBe(true);
});
