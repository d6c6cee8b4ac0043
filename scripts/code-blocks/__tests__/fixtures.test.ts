import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/plugins/content-guard/server/parsePage';
import {siteContext} from '../context';
import {samplesOf} from '../samples';
import {verifySample} from '../verify';

const fixtures = path.resolve(__dirname, '../__fixtures__');
const context = siteContext();

const expectation = /\s*expect="(\d+) ([\w-]+)"(?:\s*says="((?:[^"\\]|\\.)*)")?/;

/** The blocks of all pages in a folder, each with the finding that its opening line expects. */
function blocksIn(kind: string) {
  const root = path.join(fixtures, kind);
  const files = fs.readdirSync(root, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const content = parsePage(fs.readFileSync(path.join(root, file), 'utf8'));
      const codeBlocks = content.codeBlocks.map(({info, ...block}) => ({
        ...block,
        info: info.replace(expectation, ''),
      }));
      const {samples} = samplesOf({file, content: {...content, codeBlocks}}, 'en');
      return samples.map((sample, index) => {
        const [, line = '0', rule = '', says = ''] =
          expectation.exec(content.codeBlocks[index]?.info ?? '') ?? [];
        const expected = {line: sample.line + Number(line), rule, says: says.replaceAll('\\"', '"')};
        return {name: `${file}:${sample.line}`, sample, expected};
      });
    })
    .filter(
      ({sample}) => (sample.language !== 'kcl' || context.kcl) && (sample.language !== 'go' || context.gofmt),
    );
}

afterAll(() => {
  context.kcl?.close();
});

describe('A broken block', () => {
  it.each(blocksIn('broken'))('is reported at its line: $name ($expected.rule)', ({sample, expected}) => {
    const {line, rule, says} = expected;
    const [first] = verifySample(sample, context);
    expect(first).toMatchObject({line, rule, message: expect.stringContaining(says) as string});
  });
});

describe('A correct block', () => {
  it.each(blocksIn('correct'))('has no finding: $name', ({sample}) => {
    expect(verifySample(sample, context)).toEqual([]);
  });
});
