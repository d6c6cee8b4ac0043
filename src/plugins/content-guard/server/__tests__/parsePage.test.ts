import {describe, expect, it} from 'vitest';
import {parsePage} from '../parsePage';

describe('parsePage', () => {
  it('gives headings their written anchor, else one made from the text, with a number when repeated', () => {
    const text =
      '---\ntitle: A\n---\n\n## A `flag` of [x](y) {/* #own */}\n\n### 参数 A\n\n## Note!\n\n## Note\n';
    expect(parsePage(text).headings).toEqual([
      {line: 5, level: 2, text: 'A flag of x', id: 'own', explicit: true},
      {line: 7, level: 3, text: '参数 A', id: '参数-a', explicit: false},
      {line: 9, level: 2, text: 'Note!', id: 'note', explicit: false},
      {line: 11, level: 2, text: 'Note', id: 'note-1', explicit: false},
    ]);
  });

  it('numbers repeated headings as the build does', () => {
    const ids = parsePage('## A\n\n## A 1\n\n## A\n').headings.map(({id}) => id);
    expect(ids).toEqual(['a', 'a-1', 'a-2']);
  });

  it('finds links of every form with their line, and an image within a link', () => {
    const text = [
      '[a](<./a b.md> "Title") [![Alt](/i.svg)](/b)',
      '[c]: /c',
      '<Card to="/d" icon="e" /> <img src={\'/f.png\'} alt="" />',
    ].join('\n');
    const links = parsePage(text).links.map(({line, kind, target}) => `${line} ${kind} ${target}`);
    expect(links).toEqual([
      '1 image /i.svg',
      '1 link ./a',
      '1 link /b',
      '2 link /c',
      '3 link /d',
      '3 image /f.png',
    ]);
  });

  it('sees neither links nor headings in code and comments', () => {
    const text =
      '```md\n# No\n[no](no.md)\n```\n\n`[no](no.md)`\n\n{/* [no](no.md)\n[no](no.md) */}\n\n~~~\n```\n[no](no.md)\n~~~\n';
    const {links, headings} = parsePage(text);
    expect({links, headings}).toEqual({links: [], headings: []});
  });

  it('keeps code blocks with their line and what follows the fence, without the indent of a list', () => {
    const text = '1. One\n\n   ```yaml title="a.yaml"\n   a:\n     b: 1\n   ```\n';
    expect(parsePage(text).codeBlocks).toEqual([
      {line: 3, info: 'yaml title="a.yaml"', lines: ['a:', '  b: 1']},
    ]);
  });

  it('knows a page that the build adds to, and admonitions for what they are', () => {
    expect(parsePage('::cli-options{command="apply"}\n').isGenerated).toBe(true);
    expect(parsePage(':::note[Title]\n\nText\n\n:::\n').isGenerated).toBe(false);
  });
});
