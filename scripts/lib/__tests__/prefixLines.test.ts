import {describe, expect, it} from 'vitest';
import {prefixLines} from '../prefixLines';

function written(parts: readonly string[]): string {
  let text = '';
  const writer = prefixLines('English  ', (line) => (text += line));
  parts.forEach(writer.add);
  writer.end();
  return text;
}

describe('prefixLines', () => {
  it('puts the prefix before each line, and writes lines whole', () => {
    expect(written(['one\ntw', 'o\n', 'three\n'])).toBe('English  one\nEnglish  two\nEnglish  three\n');
  });

  it('leaves empty lines out', () => {
    expect(written(['\n  \none\n\n'])).toBe('English  one\n');
  });

  it('ends a last line that has no end', () => {
    expect(written(['one\nrest'])).toBe('English  one\nEnglish  rest\n');
  });
});
