import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/plugins/content-guard/server/parsePage';
import type {SourcePage} from '../../../src/plugins/content-guard/types';
import {parseMessages} from '../kcl/compiler';
import {readScript, simpleCommand, withoutSynopsisMarks} from '../shell/read';
import {findCodeDifferences} from '../twins';

describe('A shell script', () => {
  const words = (script: string) =>
    readScript(script).commands.map((line) => line.map(({text}) => text).join('|'));

  it.each([
    ['a | b && c || d; e &', ['a', 'b', 'c', 'd', 'e']],
    ['a > b 2>&1 < c d', ['a|d']],
    ['a $(b c) `d`', ['a|$(b c)|`d`', 'b|c', 'd']],
    ['a "$(b "c")"', ['a|$(b "c")', 'b|c']],
    ['cat <<EOF | a\nb $(c\nEOF\nd', ['cat', 'a', 'd']],
    ['a <name> <dir/sub-dir> b', ['a|<name>|<dir/sub-dir>|b']],
    ['a ${b:-c d} $((1 + 2))', ['a|${b:-c d}|$((1 + 2))']],
  ])('%j is split into %j', (script, expected) => {
    expect(words(script)).toEqual(expected);
  });

  it('is read with the line of every word', () => {
    const [line = []] = readScript('\n\na \\\n b').commands;
    expect(line.map((word) => word.line)).toEqual([3, 4]);
  });

  it('may have variables and wrappers before the program, and synopsis brackets', () => {
    const [line = []] = readScript('A=1 sudo -E kusion stack create [NAME] [flags]').commands;
    expect(withoutSynopsisMarks(simpleCommand(line)).map(({text}) => text)).toEqual([
      'kusion',
      'stack',
      'create',
      'NAME',
    ]);
  });
});

it('Compiler errors are reported by line, without colors and duplicates, with the failed condition', () => {
  const place = (file: string, line: number, source: string, message: string) =>
    ` \u001B[1m-->\u001B[0m ${file}:${line}:1\n  |\n${line} | ${source}\n  | ^ ${message}\n  |\n\n`;
  const output =
    place('/t/main.k', 7, 'p = Port {}', 'Instance check failed') +
    place('/t/stub.k', 3, 'port < 10', 'Check failed on the condition') +
    place('/t/main.k', 9, 'x', 'unexpected') +
    place('/t/main.k', 9, 'x', 'unexpected');
  expect(parseMessages(output, '/t/main.k')).toEqual([
    {line: 7, rule: 'kcl', message: 'KCL says: Instance check failed: must satisfy port < 10.'},
    {line: 9, rule: 'kcl', message: 'KCL says: unexpected.'},
  ]);
});

describe('A translated page', () => {
  const page = (file: string, text: string) => ({file, content: parsePage(text)}) as unknown as SourcePage;
  const differences = (english: string, chinese: string) =>
    findCodeDifferences(page('a.md', english), page('zh/a.md', chinese)).map(
      ({line, message}) => `${line} ${message}`,
    );

  it('may translate comments and diagram labels', () => {
    const english = '```yaml\na: 1 # one\n# all\nb: 2\n```\n\n```diagram alt="x"\na: Box\n```\n';
    const chinese = '```yaml\na: 1 # 一\nb: 2\n# 全部\n```\n\n```diagram alt="y"\na: 盒\n```\n';
    expect(differences(english, chinese)).toEqual([]);
  });

  it('may translate prose in titles, but not paths', () => {
    const english =
      '```yaml title="dev/main.k (excerpt)"\na: 1\n```\n\n```yaml title="Two replicas"\na: 1\n```\n';
    const chinese = '```yaml title="dev/main.k（节选）"\na: 1\n```\n\n```yaml title="两个副本"\na: 1\n```\n';
    expect(differences(english, chinese)).toEqual([]);
    expect(differences(english, chinese.replace('dev/main.k', 'dev/base.k'))).toHaveLength(1);
  });

  it.each([
    ['```shell\nx a\nx b\n```', '```shell\nx a\nx 乙\n```', '3 "x 乙" is "x b" in English'],
    ['```go\na\nb\n```', '```go\na\n```', '2 "" is "b" in English'],
    ['```kcl result\na\n```', '```kcl\na\n```', '1 opens with "kcl", in English with "kcl result"'],
    ['```diagram\na: A\n```', '```diagram\nb: 甲\n```', '1 the boxes or arrows of the diagram differ'],
    ['```go\na\n```', 'Text.', '1 has 0 code blocks, a.md has 1'],
  ])('must have the same code as %j: %j is reported', (english, chinese, message) => {
    expect(differences(english, chinese)).toEqual([expect.stringContaining(message)]);
  });
});
