import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseMovedPages} from '../parseMovedPages';
import {kusion} from './kusionTopics';

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

  it('reads a table with Windows line ends', () => {
    expect(parseMovedPages('topic\ta\tb\r\nx\tp\tq\r\n', 'moved.tsv').topics).toEqual([
      {topic: 'x', routes: {a: 'p', b: 'q'}},
    ]);
  });

  it('lists every fault at once, each with its line', () => {
    expect(() => parse('a\t/concepts/a\tx\ty', 'b\tb', 'c\tc c\tx\t-')).toThrow(
      [
        'moved.tsv cannot be read:',
        '- line 2: "/concepts/a" is no route below a version; write it like "concepts/spec", "/" for the version\'s root, "-" for no page.',
        '- line 3: 2 cells, but the head has 4.',
        '- line 4: "c c" is no route below a version; write it like "concepts/spec", "/" for the version\'s root, "-" for no page.',
        '- "x" of v0.2 stands for two topics: a and c.',
      ].join('\n'),
    );
  });

  it.each(['', 'name\ta\tb', 'topic\ta'])('refuses a table whose head is "%s"', (line) => {
    expect(() => parseMovedPages(line, 'moved.tsv')).toThrow('line 1: the head must be "topic"');
  });

  it('finds in the table of the project exactly the topics of Kusion that moved', () => {
    const file = path.resolve(__dirname, '../../../../../config/movedPages/default.tsv');
    const moved = kusion.topics.filter(({routes}) => new Set(Object.values(routes)).size > 1);
    expect(parseMovedPages(fs.readFileSync(file, 'utf8'), file).topics).toEqual(moved);
  });
});
