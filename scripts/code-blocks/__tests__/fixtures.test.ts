import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {referenceOptions} from '../../../config/reference';
import {parsePage} from '../../../src/plugins/content-guard/server/parsePage';
import {toolsOfMachine} from '../context';
import {extractSamples} from '../samples';
import {referenceOfSite} from '../site';
import {checkPages} from '../verify';

const fixtures = path.resolve(__dirname, '../__fixtures__');
const tools = toolsOfMachine();
const context = {reference: referenceOfSite(), tools};
const {products} = referenceOptions();

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
      const samples = extractSamples({file, content: {...content, codeBlocks}}, products, 'en');
      return samples.map((sample, index) => {
        const [, line = '0', rule = '', says = ''] =
          expectation.exec(content.codeBlocks[index]?.info ?? '') ?? [];
        const expected = {line: sample.line + Number(line), rule, says: says.replaceAll('\\"', '"')};
        const others = samples.filter(
          (other) => other !== sample && other.meta.values.has('title') && other.language === sample.language,
        );
        return {name: `${file}:${sample.line}`, sample, others, expected};
      });
    })
    .filter(
      ({sample}) => (sample.language !== 'kcl' || tools.kcl) && (sample.language !== 'go' || tools.gofmt),
    );
}

function findingsOf({sample, others}: ReturnType<typeof blocksIn>[number]) {
  const findings = checkPages([{file: sample.file, samples: [...others, sample]}], context);
  return findings.filter(({line}) => line >= sample.line && line <= sample.line + sample.lines.length);
}

afterAll(() => {
  tools.kcl?.close();
});

describe('A broken block', () => {
  it.each(blocksIn('broken'))('is reported at its line: $name ($expected.rule)', (block) => {
    const {line, rule, says} = block.expected;
    const [first] = findingsOf(block);
    expect(first).toMatchObject({line, rule, message: expect.stringContaining(says) as string});
  });
});

describe('A correct block', () => {
  it.each(blocksIn('correct'))('has no finding: $name', (block) => {
    expect(findingsOf(block)).toEqual([]);
  });
});
