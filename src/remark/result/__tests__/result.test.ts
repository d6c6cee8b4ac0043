import path from 'node:path';
import {expect, it} from 'vitest';
import {results} from '..';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';
import type {Node} from '../../tree';
import {asksForResult, originalOf, resultFilesOfPage} from '../files';

const sets = [
  {folder: 'docs', translations: 'i18n/{locale}/docusaurus-plugin-content-docs/current'},
  {folder: 'karpor_docs', translations: 'i18n/{locale}/docusaurus-plugin-content-docs-karpor/current'},
];
const program = (line: number, meta: string | null = 'title="main.k" result'): Node => ({
  type: 'code',
  lang: 'kcl',
  meta,
  value: 'a = 1',
  position: {start: {line, column: 1}},
});

const siteDir = temporaryFolder();
writeFile(path.join(siteDir, 'docs/mysql.results/1.yaml'), 'a: 1\n');

function transform(tree: Node): void {
  const fail = (reason: string): never => {
    throw new Error(reason);
  };
  results({siteDir, locale: 'en', sets})(tree, {path: path.join(siteDir, 'docs/mysql.md'), fail});
}

it('fails the page once, with all missing results', () => {
  const tree: Node = {type: 'root', children: [program(3), program(9), program(15)]};
  expect(() => transform(tree)).toThrow(
    /^docs\/mysql\.md:9 result docs\/mysql\.results\/2\.yaml is missing\..*\ndocs\/mysql\.md:15 result .*3\.yaml is missing\./,
  );
});

it('does not change a page without such programs', () => {
  const tree: Node = {type: 'root', children: [program(3, 'title="result main.k"')]};
  transform(tree);
  expect(tree.children).toEqual([program(3, 'title="result main.k"')]);
});

it.each([
  ['kcl result', true],
  ['kcl title="a b.k" result {1,3}', true],
  ['kcl title="the result of it"', false],
  ['kcl results', false],
  ['yaml result', false],
])('%s asks for a result: %s', (info, expected) => {
  expect(asksForResult(info)).toBe(expected);
});

it('finds the English page of a translation by its folder', () => {
  expect(originalOf('i18n/zh/docusaurus-plugin-content-docs-karpor/current/a/b.mdx', sets)).toEqual({
    page: 'karpor_docs/a/b.mdx',
    locale: 'zh',
  });
  expect(originalOf('docs/a.md', sets)).toEqual({page: 'docs/a.md', locale: undefined});
});

it('lists the files that a page depends on, in the order of its programs', () => {
  const source =
    '```kcl result\na = 1\n```\n\n```yaml\n```\n\n- x\n\n  ```kcl title="b.k" result\n  b = 1\n  ```\n';
  expect(resultFilesOfPage(source, 'docs/x/y.md')).toEqual([
    'docs/x/y.results/1.yaml',
    'docs/x/y.results/2.yaml',
  ]);
});
