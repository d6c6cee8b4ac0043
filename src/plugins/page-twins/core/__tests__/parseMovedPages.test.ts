import {describe, expect, it} from 'vitest';
import {parseMovedPages} from '../parseMovedPages';

const head = 'topic\tcurrent\tv0.2\tv0.1';

function parse(...rows: string[]) {
  return parseMovedPages([head, ...rows, ''].join('\n'), 'moved.tsv');
}

describe('parseMovedPages', () => {
  it('reads a route, the root, and a missing page', () => {
    expect(parse('spec\tconcepts/spec\t/\t-')).toEqual({
      versions: ['current', 'v0.2', 'v0.1'],
      topics: [{topic: 'spec', routes: {current: 'concepts/spec', 'v0.2': ''}}],
    });
  });

  it('reads a table with Windows line endings', () => {
    expect(parseMovedPages('topic\ta\tb\r\nx\tp\tq\r\n', 'moved.tsv').topics).toEqual([
      {topic: 'x', routes: {a: 'p', b: 'q'}},
    ]);
  });

  it('lists all errors with their lines', () => {
    expect(() => parse('a\t/concepts/a\tx\ty', 'b\tb', 'c\tc c\tx\t-')).toThrow(
      [
        'moved.tsv has problems:',
        '- line 2: "/concepts/a" is not a route. Write "concepts/spec", "/" for the root, or "-" for no page.',
        '- line 3: 2 cells, but the head has 4.',
        '- line 4: "c c" is not a route. Write "concepts/spec", "/" for the root, or "-" for no page.',
        '- line 4: "x" of v0.2 is the route of two topics: a and c.',
      ].join('\n'),
    );
  });

  it.each(['', 'name\ta\tb', 'topic\ta'])('rejects a table with the head "%s"', (line) => {
    expect(() => parseMovedPages(line, 'moved.tsv')).toThrow('line 1: the head must be "topic"');
  });
});
