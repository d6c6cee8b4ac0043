import {describe, expect, it} from 'vitest';
import {parseMovedPages} from '../parseMovedPages';

const head = 'topic\tcurrent\tv0.2\tv0.1';

function parse(...rows: string[]) {
  return parseMovedPages([head, ...rows, ''].join('\n'), 'moved.tsv');
}

describe('parseMovedPages', () => {
  it('returns one string per topic, with empty cells for repeated routes', () => {
    expect(parse('spec\tconcepts/spec\t/\t-', 'start\tstart\tstart\t/')).toEqual({
      versions: ['current', 'v0.2', 'v0.1'],
      moved: ['concepts/spec / -', 'start  /'],
    });
  });

  it('reads a table with Windows line endings', () => {
    expect(parseMovedPages('topic\ta\tb\r\nx\tp\tq\r\n', 'moved.tsv')).toEqual({
      versions: ['a', 'b'],
      moved: ['p q'],
    });
  });

  it('rejects invalid rows, with the line of each', () => {
    const invalid = ['a\t/concepts/a\tx\ty', 'b\tb', 'c\tc c\tx\t-'];
    expect(() => parse('d\td\td\td', ...invalid)).toThrow(
      /^moved\.tsv:3 must have 3 cells.*\nmoved\.tsv:4 .*\nmoved\.tsv:5 .*$/,
    );
  });
});
