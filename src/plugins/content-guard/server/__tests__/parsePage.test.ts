import {describe, expect, it} from 'vitest';
import {parsePage} from '../parsePage';

describe('parsePage', () => {
  it('uses the explicit anchor of headings or else derives one, with a number for duplicates', () => {
    const text =
      '---\ntitle: A\n---\n\n## A `flag` of [x](y) {/* #own */}\n\n### 参数 A\n\n## Note!\n\n## Note 1\n\n## Note\n';
    expect(parsePage(text).headings).toEqual([
      {line: 5, level: 2, title: 'A flag of x', id: 'own'},
      {line: 7, level: 3, title: '参数 A', id: '参数-a'},
      {line: 9, level: 2, title: 'Note!', id: 'note'},
      {line: 11, level: 2, title: 'Note 1', id: 'note-1'},
      {line: 13, level: 2, title: 'Note', id: 'note-2'},
    ]);
  });

  it('ignores headings in code and comments', () => {
    const text = '```md\n# No\n```\n\n{/* a\n## No */}\n\n~~~\n```\n# No\n~~~\n';
    expect(parsePage(text).headings).toEqual([]);
  });

  it('returns code blocks with their line and info string, without list indentation', () => {
    const text = '1. One\n\n   ```yaml title="a.yaml"\n   a:\n     b: 1\n   ```\n';
    expect(parsePage(text).codeBlocks).toEqual([
      {line: 3, info: 'yaml title="a.yaml"', lines: ['a:', '  b: 1']},
    ]);
  });
});
