import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {screens} from '..';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';
import type {Node} from '../../tree';
import {manifestFile} from '../manifest';

const products = [{id: 'karpor', label: 'Karpor', folder: 'karpor_docs', next: 'v0.7', data: 'karpor'}];
const english = (name: string, version: string, language = 'en') => ({
  file: `karpor/${version}/${language}/${name}.webp`,
  name,
  product: 'karpor',
  version,
  language,
  width: 1120,
  height: 660,
  alt: {en: 'Clusters', zh: '集群'},
  callouts: [{x: 91.2, y: 14.2, text: {en: 'Register', zh: '注册'}}],
});
const pictures = [
  english('clusters', 'v0.5'),
  english('clusters', 'v0.6'),
  english('clusters', 'v0.6', 'zh'),
  english('clusters', 'v0.10'),
  english('login', 'v0.6'),
];

const siteDir = temporaryFolder();
writeFile(path.join(siteDir, manifestFile), JSON.stringify(pictures));

const directive = (name: string, line = 3, type = 'leafDirective'): Node => ({
  type,
  name: 'screen',
  attributes: {name},
  position: {start: {line, column: 1}},
});
const heading = (line: number): Node => ({type: 'heading', depth: 2, position: {start: {line, column: 1}}});

function transform(page: string, ...children: Node[]): Node[] {
  const fail = (reason: string): never => {
    throw new Error(reason);
  };
  const tree: Node = {type: 'root', children};
  screens({siteDir, locale: 'en', products})(tree, {path: path.join(siteDir, page), fail});
  return (tree.children ?? []).slice(1);
}

function attributesOf(node: Node | undefined): Record<string, string> {
  const list = (node?.attributes ?? []) as {name: string; value: string}[];
  return Object.fromEntries(list.map(({name, value}) => [name, value]));
}

const chinese = 'i18n/zh/docusaurus-plugin-content-docs-karpor';

it.each([
  ['karpor_versioned_docs/version-v0.6/a.md', 'karpor/v0.6/en/clusters.webp', 'Clusters'],
  ['karpor_docs/a.md', 'karpor/v0.6/en/clusters.webp', 'Clusters'],
  ['karpor_versioned_docs/version-v0.5/a.md', 'karpor/v0.5/en/clusters.webp', 'Clusters'],
  ['karpor_versioned_docs/version-v0.11/a.md', 'karpor/v0.10/en/clusters.webp', 'Clusters'],
  [`${chinese}/version-v0.6/a.md`, 'karpor/v0.6/zh/clusters.webp', '集群'],
  [`${chinese}/version-v0.5/a.md`, 'karpor/v0.5/en/clusters.webp', '集群'],
])('%s shows %s', (page, file, alt) => {
  const [figure] = transform(page, directive('clusters'));
  expect(attributesOf(figure)).toMatchObject({file, alt, width: '1120', height: '660', marks: '91.2,14.2'});
});

it('loads only the first picture eagerly, and only before the second heading', () => {
  const loadingOf = (...nodes: Node[]) =>
    transform('karpor_docs/a.md', ...nodes)
      .filter(({type}) => type !== 'heading')
      .map((node) => attributesOf(node).loading);
  expect(loadingOf(heading(3), directive('clusters', 5), directive('login', 7))).toEqual([
    'eager',
    undefined,
  ]);
  expect(loadingOf(heading(3), heading(5), directive('clusters', 7))).toEqual([undefined]);
});

describe('a page with wrong names', () => {
  it("fails once, with file, line, and the version's nearest names", () => {
    const page = 'karpor_versioned_docs/version-v0.6/a.md';
    expect(() => transform(page, directive('cluster', 7), directive('logn', 9))).toThrow(
      [
        `${page}:7 screen ::screen Karpor v0.6 has no picture "cluster". Did you mean "clusters"?`,
        `${page}:9 screen ::screen Karpor v0.6 has no picture "logn". Did you mean "login"?`,
      ].join('\n'),
    );
  });

  it('fails if it is not on its own line', () => {
    const inText = directive('login', 3, 'textDirective');
    expect(() => transform('karpor_docs/a.md', inText)).toThrow('must be on its own line');
  });

  it('fails if it has no version', () => {
    expect(() => transform('community/a.md', directive('login'))).toThrow('works only on product pages');
  });
});
