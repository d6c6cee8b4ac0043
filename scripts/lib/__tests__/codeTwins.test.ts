import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/plugins/content-guard/core/parsePage';
import type {SourcePage} from '../../../src/plugins/content-guard/types';
import {findCodeDifferences} from '../codeTwins';

describe('findCodeDifferences', () => {
  const page = (file: string, text: string) => ({file, content: parsePage(text)}) as unknown as SourcePage;
  const differences = (english: string, chinese: string) =>
    findCodeDifferences({original: page('a.md', english), translation: page('zh/a.md', chinese)}).map(
      ({line, message}) => `${line} ${message}`,
    );

  it('lets comments and diagrams be translated', () => {
    const english = '```yaml\na: 1 # one\n# all\nb: 2\n```\n\n```diagram\na: Box\n```\n';
    const chinese = '```yaml\na: 1 # 一\nb: 2\n# 全部\n```\n\n```diagram\na: 盒\n```\n';
    expect(differences(english, chinese)).toEqual([]);
  });

  it('finds a changed line, a missing line, another language, and a missing block', () => {
    expect(differences('```shell\nx a\nx b\n```\n', '```shell\nx a\nx 乙\n```\n')).toEqual([
      '3 "x 乙" is "x b" in English: code is not translated',
    ]);
    expect(differences('```go\na\nb\n```\n', '```go\na\n```\n')).toHaveLength(1);
    expect(differences('```go\na\n```\n', '```yaml\na\n```\n')).toEqual([
      '1 the block is "yaml", in English "go"',
    ]);
    expect(differences('```go\na\n```\n', 'Text.\n')).toEqual(['1 has 0 code blocks, a.md has 1']);
  });
});
