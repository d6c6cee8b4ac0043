import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {referenceOptions} from '../../../config/reference';
import {parsePage} from '../../../src/plugins/content-guard/core/parsePage';
import {checkPages} from '../checkPages';
import {extractSamples} from '../extract';
import {referenceOfSite} from '../site';
import {toolsOfMachine} from '../tools';
import type {Sample} from '../types';

const fixtures = path.resolve(__dirname, '../__fixtures__');
const tools = toolsOfMachine();
const context = {reference: referenceOfSite(), tools};
const {products} = referenceOptions();

interface Block {
  readonly name: string;
  readonly samples: readonly Sample[];
  readonly sample: Sample;
  readonly line: number;
  readonly rule: string;
  readonly says: string;
}

const expectation = /\s*expect="(\d+) ([\w-]+)"(?:\s*says="((?:[^"\\]|\\.)*)")?/;

function blocksBelow(kind: string): Block[] {
  const root = path.join(fixtures, kind);
  return fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => {
      const content = parsePage(fs.readFileSync(path.join(root, file), 'utf8'));
      const expected = content.codeBlocks.map(({info}) => expectation.exec(info));
      const codeBlocks = content.codeBlocks.map((block) => ({
        ...block,
        info: block.info.replace(expectation, ''),
      }));
      const samples = extractSamples({file, content: {...content, codeBlocks}}, products, 'en');
      return samples.map((sample, index): Block => {
        const [, line = '0', rule = '', says = ''] = expected[index] ?? [];
        return {
          name: `${file}:${sample.line}`,
          samples,
          sample,
          line: sample.line + Number(line),
          rule,
          says: says.replaceAll('\\"', '"'),
        };
      });
    });
}

const broken = blocksBelow('broken');
const correct = blocksBelow('correct');
const isVerifiedHere = ({sample}: Block) =>
  !(sample.language === 'kcl' && !tools.kcl) && !(sample.language === 'go' && !tools.gofmt);

afterAll(() => {
  tools.kcl?.close();
});

describe('A broken block', () => {
  it('is at hand at least 40 times, in every language that is verified', () => {
    expect(broken.length).toBeGreaterThanOrEqual(40);
    const languages = new Set(broken.map(({sample}) => sample.language));
    expect([...languages]).toEqual(
      expect.arrayContaining(['shell', 'kcl', 'yaml', 'json', 'toml', 'go', 'diagram']),
    );
  });

  it.each(broken.filter(isVerifiedHere))('is reported at its line: $name ($rule)', async (block) => {
    const {sample, samples, line, rule, says} = block;
    const others = samples.filter(({meta}) => meta.values.has('title'));
    const findings = await checkPages([{file: sample.file, samples: [...others, sample]}], context);
    const own = findings.filter(
      (finding) => finding.line >= sample.line && finding.line <= sample.line + sample.lines.length,
    );
    expect(own).not.toEqual([]);
    expect(own[0]).toMatchObject({line, rule});
    expect(own[0]?.message).toContain(says);
  });
});

describe('A correct block', () => {
  it('is at hand at least 40 times', () => {
    expect(correct.length).toBeGreaterThanOrEqual(40);
  });

  it.each(correct.filter(isVerifiedHere))('has no finding: $name', async ({sample, samples}) => {
    const others = samples.filter(
      ({meta}) => meta.values.has('title') && meta.values.get('title') !== sample.meta.values.get('title'),
    );
    const findings = await checkPages([{file: sample.file, samples: [...others, sample]}], context);
    expect(
      findings.filter(({line}) => line >= sample.line && line <= sample.line + sample.lines.length),
    ).toEqual([]);
  });
});
