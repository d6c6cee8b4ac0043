import {describe, expect, it} from 'vitest';
import {findTextFaults} from '../check-text';

describe('findTextFaults', () => {
  it('accepts clean text in both languages', () => {
    expect(findTextFaults('a', '# Title\n\n\tcode\n中文与 English。\n')).toEqual([]);
    expect(findTextFaults('a', '')).toEqual([]);
  });

  it.each([
    ['first\r\nsecond\n', 1, 'carriage return'],
    ['first\nsecond \n', 2, 'ends with a space'],
    ['全角空格\u3000\n', 1, 'ends with a space'],
    ['zero\u200Bwidth\n', 1, 'U+200B'],
    ['\uFEFFbyte order mark\n', 1, 'U+FEFF'],
    ['escape \u001B[31m\n', 1, 'U+001B'],
    ['no line feed', 1, 'line feed'],
  ])('finds the problem in %j', (text, line, message) => {
    expect(findTextFaults('a', text)).toEqual([
      expect.objectContaining({line, message: expect.stringContaining(message) as string}),
    ]);
  });
});
