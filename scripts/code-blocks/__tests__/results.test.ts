import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import type {Compiled} from '../kcl/compiler';
import {findStaleResults} from '../results';
import {parseInfo} from '../samples';

const sample = (line: number, info: string) => ({
  file: 'docs/a.md',
  line,
  lines: ['a = 1'],
  titled: new Map(),
  ...parseInfo(info),
});
const page = {file: 'docs/a.md', samples: [sample(3, 'kcl'), sample(9, 'kcl result')]};
const kcl = {
  compile: (): Compiled => ({yaml: 'a: 1\n', faults: []}),
  parse: () => [],
  close: () => undefined,
};
const reference = {all: () => [], candidates: () => [], products: []};
const result = (number: number) => `docs/a.results/${number}.yaml`;

it.each([
  ['a current result', {[result(1)]: 'a: 1\n'}, {kcl}, []],
  [
    'a stale result',
    {[result(1)]: 'a: 2\n'},
    {kcl},
    ['docs/a.md:9 its result docs/a.results/1.yaml is missing or stale'],
  ],
  ['a missing result', {}, {kcl}, ['docs/a.md:9 its result docs/a.results/1.yaml is missing or stale']],
  [
    'a missing result, without the compiler',
    {},
    {},
    ['docs/a.md:9 its result docs/a.results/1.yaml is missing or stale'],
  ],
  [
    'a result without a program',
    {[result(1)]: 'a: 1\n', [result(2)]: ''},
    {kcl},
    [`${result(2)}:1 belongs to no`],
  ],
])('findStaleResults checks %s', (_, files, programs, expected) => {
  const siteDir = temporaryFolder(files);
  const findings = findStaleResults(siteDir, page, {reference, ...programs});
  expect(findings.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual(
    expected.map((text) => expect.stringContaining(text) as string),
  );
});
