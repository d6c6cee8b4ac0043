import {describe, expect, it} from 'vitest';
import {parsePage} from '../parsePage';

describe('parsePage', () => {
  it('gives headings their written anchor, else one made from the text, with a number when repeated', () => {
    const text =
      '---\ntitle: A\n---\n\n## A `flag` of [x](y) {/* #own */}\n\n### 参数 A\n\n## Note!\n\n## Note\n';
    expect(parsePage(text).headings).toEqual([
      {line: 5, level: 2, id: 'own'},
      {line: 7, level: 3, id: '参数-a'},
      {line: 9, level: 2, id: 'note'},
      {line: 11, level: 2, id: 'note-1'},
    ]);
  });

  it('numbers repeated headings as the build does', () => {
    const ids = parsePage('## A\n\n## A 1\n\n## A\n').headings.map(({id}) => id);
    expect(ids).toEqual(['a', 'a-1', 'a-2']);
  });

  it('sees no headings in code and comments', () => {
    const text = '```md\n# No\n```\n\n{/* a\n## No */}\n\n~~~\n```\n# No\n~~~\n';
    expect(parsePage(text).headings).toEqual([]);
  });

  it('keeps code blocks with their line and what follows the fence, without the indent of a list', () => {
    const text = '1. One\n\n   ```yaml title="a.yaml"\n   a:\n     b: 1\n   ```\n';
    expect(parsePage(text).codeBlocks).toEqual([
      {line: 3, info: 'yaml title="a.yaml"', lines: ['a:', '  b: 1']},
    ]);
  });
});
