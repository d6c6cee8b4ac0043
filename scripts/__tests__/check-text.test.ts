import {describe, expect, it} from 'vitest';
import {findTextFaults} from '../check-text';

describe('findTextFaults', () => {
  it('accepts clean text in both languages', () => {
    expect(findTextFaults('a', '# Title\n\n\tcode\n中文与 English。\n')).toEqual([]);
    expect(findTextFaults('a', '')).toEqual([]);
  });

  it.each([
    ['first\nsecond\r\n', 2, 'U+000D'],
    ['zero\u200Bwidth\n', 1, 'U+200B'],
    ['\uFEFFbyte order mark\n', 1, 'U+FEFF'],
    ['escape \u001B[31m\n', 1, 'U+001B'],
  ])('finds the problem in %j', (text, line, message) => {
    expect(findTextFaults('a', text)).toEqual([
      expect.objectContaining({line, message: expect.stringContaining(message) as string}),
    ]);
  });
});
