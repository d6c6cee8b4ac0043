import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {writeFile} from '../../../src/build/files';
import type {Compiled} from '../kcl/compiler';
import {findStaleResults} from '../results';
import {parseInfo} from '../samples';
import {contextOf} from '../verify';

let siteDir = '';
const write = (name: string, text: string) => {
  writeFile(path.join(siteDir, 'docs/a.results', name), text);
};

beforeEach(() => {
  siteDir = temporaryFolder();
});

const sample = (line: number, info: string) => ({
  file: 'docs/a.md',
  line,
  lines: ['a = 1'],
  ...parseInfo(info),
});
const page = {file: 'docs/a.md', samples: [sample(3, 'kcl'), sample(9, 'kcl result')]};
const kcl = {
  compile: (): Compiled => ({yaml: 'a: 1\n', faults: []}),
  parse: () => [],
  close: () => undefined,
};
const reference = {all: () => [], candidates: () => [], products: []};
const find = (tools: {kcl?: typeof kcl} = {kcl}) =>
  findStaleResults(siteDir, page, contextOf(page, {reference, tools}));

it("accepts a result that matches the compiler's output", () => {
  write('1.yaml', 'a: 1\n');
  expect(find()).toEqual([]);
});

it('reports a stale result at its program', () => {
  write('1.yaml', 'a: 2\n');
  expect(find()).toEqual([
    expect.objectContaining({line: 9, rule: 'result', message: expect.stringContaining('stale') as string}),
  ]);
});

it('reports a missing result, even without the compiler', () => {
  for (const tools of [{kcl}, {}]) {
    expect(find(tools)).toEqual([
      expect.objectContaining({line: 9, message: expect.stringContaining('missing') as string}),
    ]);
  }
});

it('reports a result without a program', () => {
  write('1.yaml', 'a: 1\n');
  write('2.yaml', 'b: 1\n');
  expect(find()).toEqual([expect.objectContaining({file: 'docs/a.results/2.yaml'})]);
});
