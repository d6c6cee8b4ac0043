import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';
import type {Node} from '../../tree';
import {referenceTables} from '../index';
import {referenceData} from '../load';
import {products, rowsOf, source} from './fixture';

const siteDir = temporaryFolder();

const helm = {
  sources: [source],
  chart: 'kusion',
  repository: 'https://example.org',
  chartVersion: '0.14.1',
  values: [{key: 'a', default: 1, meaning: {en: 'First.', zh: '第一。'}}],
};

const directive = (line: number, name = 'helm-values', type = 'leafDirective'): Node => ({
  type,
  name,
  attributes: {chart: 'kusion'},
  position: {start: {line, column: 1}},
});

const en = 'versioned_docs/version-v0.14/page.md';
const zh = 'i18n/zh/docusaurus-plugin-content-docs/version-v0.14/page.md';

function transformIn(locale: string, file: string, ...children: Node[]): Node {
  const tree: Node = {type: 'root', children};
  referenceTables({siteDir, locale, products, data: referenceData(siteDir)})(tree, {
    path: path.join(siteDir, file),
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return tree;
}

const transform = (file: string, ...children: Node[]) => transformIn('en', file, ...children);

writeFile(path.join(siteDir, 'reference/kusion/v0.14/helm.json'), JSON.stringify(helm));
for (const file of [en, zh]) {
  writeFile(path.join(siteDir, file), '::helm-values{chart="kusion"}\n');
}

describe('the transform', () => {
  it('replaces the directive with a table in the language of the page', () => {
    const before: Node = {type: 'paragraph', children: []};
    const tree = transform(en, before, directive(1), {type: 'thematicBreak'});
    expect(tree.children?.map(({type}) => type)).toEqual(['paragraph', 'table', 'thematicBreak']);
    expect(rowsOf(tree.children?.slice(1, 2) ?? [])).toEqual([
      ['Value', 'Default', 'Meaning'],
      ['`a`', '`1`', 'First.'],
    ]);
    expect(rowsOf(transform(zh, directive(1)).children ?? [])[1]).toEqual(['`a`', '`1`', '第一。']);
  });

  it('uses the language of the build for a page without a translation', () => {
    expect(rowsOf(transformIn('zh', en, directive(1)).children ?? [])[1]).toEqual(['`a`', '`1`', '第一。']);
  });

  it('fails a page once, with file, line, and all errors', () => {
    const run = () =>
      transform(en, ...['helm-values', 'helm-value', 'schema'].map((name, index) => directive(index, name)));
    expect(run).toThrow(
      `${en}:1 reference-helm-value ::helm-value: is not a directive. Did you mean "helm-values"?\n${en}:2 reference-schema ::schema: has wrong arguments. Allowed: name, anchor (optional).`,
    );
  });

  it('fails a page without a version', () => {
    expect(() => transform('blog/page.md', directive(1))).toThrow('is on a page without a version');
  });

  it('fails a directive with one or three colons, or with an invalid anchor', () => {
    expect(() => transform(en, directive(1, 'helm-values', 'containerDirective'))).toThrow(
      'needs two colons',
    );
    const wrong = {...directive(1), attributes: {...directive(1).attributes, anchor: '1st'}};
    expect(() => transform(en, wrong)).toThrow('must start with a letter');
  });

  it('does not change admonitions', () => {
    const note = directive(1, 'note', 'containerDirective');
    expect(transform(en, note).children).toEqual([note]);
  });
});
