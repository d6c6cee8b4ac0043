import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {SearchIndexFile} from '../../types';
import type {PageRef} from '../collectPages';
import {beginningOf} from '../documentsOf';
import {writeIndexes} from '../writeIndexes';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'indexes-'));
});
afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
});

const ref = (route: string, tag = 'docs-default-v1'): PageRef => ({
  route,
  tag,
  type: 'docs',
  title: 'Fallback',
  categories: ['Category'],
  tags: ['one'],
});

function page(route: string, content: string, tag: string | undefined = 'docs-default-v1'): void {
  const file = path.join(outDir, route, 'index.html');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(
    file,
    `<head>${tag === '' ? '' : `<meta name=docusaurus_tag content=${tag}>`}</head><main>${content}</main>`,
  );
}

const write = (pages: readonly PageRef[], tags = ['docs-default-v1']) =>
  writeIndexes({outDir, baseUrl: '/', pages, tags, constants: {k1: 1.2, b: 0.75}, contentLength: 40});
const read = (tag: string) =>
  JSON.parse(fs.readFileSync(path.join(outDir, `search-index-${tag}.json`), 'utf8')) as SearchIndexFile;

describe('Index files', () => {
  it('hold the sections of the pages of their tag', async () => {
    page(
      '/docs/a',
      '<h1>Page</h1><p>Text that is longer than what the index files keep of a section.<h2 id=part>Part</h2><p>More.',
    );
    page('/blog/b', '<p>No heading.', 'default');
    await write(
      [ref('/blog/b', 'default'), ref('/docs/a')],
      ['default', 'docs-default-v1', 'docs-default-v0'],
    );
    expect(read('docs-default-v1').documents).toEqual([
      {
        id: 1,
        title: 'Page',
        content: 'Text that is longer than what the index',
        tags: ['one'],
        sidebarParentCategories: ['Category'],
        type: 'docs',
        sectionTitle: 'Page',
        pageTitle: 'Page',
        sectionRoute: '/docs/a',
      },
      {
        id: 2,
        title: 'Part',
        content: 'More.',
        tags: [],
        sidebarParentCategories: ['Category'],
        type: 'docs',
        sectionTitle: 'Part',
        pageTitle: 'Page',
        sectionRoute: '/docs/a#part',
      },
    ]);
    expect(read('default').documents.map(({title, sectionTitle}) => [title, sectionTitle])).toEqual([
      ['Fallback', ''],
    ]);
    expect(read('docs-default-v0').documents).toEqual([]);
  });

  it('find words that the kept text does not have', async () => {
    page('/docs/a', `<h1>Page</h1><p>${'word '.repeat(40)}needle`);
    await write([ref('/docs/a')]);
    expect(read('docs-default-v1').index.invertedIndex.map(([term]) => term)).toContain('needl');
  });

  it('are not written in silence: every page that cannot be indexed is named', async () => {
    page('/docs/b', '<h1>x</h1>', '');
    page('/docs/c', '<h1>x</h1>', 'default');
    page('/docs/d', '');
    page('/docs/e', '<h1>x</h1><table><tr data-search-section=--all><td>y</table>');
    await expect(write(['a', 'b', 'c', 'd', 'e'].map((name) => ref(`/docs/${name}`)))).rejects.toThrow(
      [
        'Search cannot index the site:',
        `- /docs/a is a page, but ${outDir}/docs/a/index.html does not exist.`,
        '- /docs/b has no search tag, must have "docs-default-v1" in <meta name="docusaurus_tag">.',
        '- /docs/c has the search tag "default", must have "docs-default-v1" in <meta name="docusaurus_tag">.',
        '- /docs/d has no text in <main>.',
        '- /docs/e has the section "--all" without an id, so nothing can lead to it.',
      ].join('\n'),
    );
  });
});

describe('The beginning of a text', () => {
  it.each([
    ['short', 40, 'short'],
    ['alpha beta c delta', 14, 'alpha beta c'],
    ['工作空间里有平台的配置', 5, '工作空间里'],
    ['a 工作空间里有平台的配置', 6, 'a 工作空间'],
    ['x🎉y', 2, 'x'],
  ])('of "%s" with %i characters', (text, length, expected) => {
    expect(beginningOf(text, length)).toBe(expected);
  });
});
