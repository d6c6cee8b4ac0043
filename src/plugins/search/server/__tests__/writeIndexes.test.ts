import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../../build/files';
import type {SearchIndexFile} from '../../types';
import type {PageRef} from '../collectPages';
import {writeIndexes, type IndexSources} from '../writeIndexes';

let outDir: string;
beforeEach(() => {
  outDir = temporaryFolder();
});

const ref = (route: string, tag = 'docs-default-v1', more: Partial<PageRef> = {}): PageRef => ({
  route,
  tag,
  type: 'docs',
  title: 'Fallback',
  categories: ['Category'],
  tags: ['one'],
  ...more,
});

function page(route: string, content: string, tag: string | undefined = 'docs-default-v1'): void {
  writeFile(
    path.join(outDir, route, 'index.html'),
    `<head>${tag === '' ? '' : `<meta name=docusaurus_tag content=${tag}>`}</head><main>${content}</main>`,
  );
}

const write = (pages: readonly PageRef[], tags = ['docs-default-v1'], more: Partial<IndexSources> = {}) =>
  writeIndexes({
    outDir,
    baseUrl: '/',
    pages,
    phrases: {},
    tags,
    titlesFirst: false,
    compactIndexes: false,
    ...more,
  });
const textOf = (tag: string) => fs.readFileSync(path.join(outDir, `search-index-${tag}.json`), 'utf8');
const read = (tag: string) => JSON.parse(textOf(tag)) as SearchIndexFile;

describe('index files', () => {
  it("contain the sections of their tag's pages", async () => {
    page(
      '/docs/a',
      `<h1>Page</h1><p>${'word '.repeat(40)}needle<h2 id=part>Part</h2><p>${'工作'.repeat(99)}`,
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
        content: 'word '.repeat(32).trim(),
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
        content: '工作'.repeat(80),
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
    expect(read('docs-default-v1').index.invertedIndex.map(([term]) => term)).toContain('needl');
  });

  it("are not written if pages can't be indexed, which the error lists", async () => {
    page('/docs/b', '<h1>x</h1>', '');
    page('/docs/c', '<h1>x</h1>', 'default');
    page('/docs/d', '');
    page('/docs/e', '<h1>x</h1><table><tr data-search-section=--all><td>y</table>');
    await expect(write(['a', 'b', 'c', 'd', 'e'].map((name) => ref(`/docs/${name}`)))).rejects.toThrow(
      [
        'Search cannot index the site:',
        `- /docs/a is a page, but ${outDir}/docs/a/index.html does not exist.`,
        '- /docs/b has no search tag, but must have "docs-default-v1" in <meta name="docusaurus_tag">. Have its layout render the theme\'s SearchMetadata with that tag.',
        '- /docs/c has the search tag "default", but must have "docs-default-v1" in <meta name="docusaurus_tag">. Have its layout render the theme\'s SearchMetadata with that tag.',
        '- /docs/d has no text in <main>. Add some, or set unlisted in its front matter.',
        '- /docs/e has the row "--all" with the id "". Give the element with data-search-section an id that begins with flag-, attr-, key-, field-, value-, endpoint-, command-.',
      ].join('\n'),
    );
  });
});

describe('invalid or ambiguous anchors', () => {
  const source = {source: 'docs/a.md'};

  it.each([
    [
      "a row with an anchor like a heading's",
      '<h1>x</h1><table><tr id=all data-search-section=--all><td>y</table>',
      'has the row "--all" with the id "all". Give the element with data-search-section an id that begins with flag-, attr-, key-, field-, value-, endpoint-, command-.',
    ],
    [
      "a heading with an anchor like a row's",
      '<h1>x</h1><h3 id=command-not-found>kusion: command not found</h3>',
      'has the heading "kusion: command not found" at #command-not-found, which search would treat as a row of a reference table. Add another anchor to the heading, such as {/* #about-command-not-found */}, and update the links to it.',
    ],
    [
      'a heading with an anchor that the browser rejects',
      '<h1>x</h1><h2 id="a b">Part</h2>',
      'has the section "Part" at #a b, which search refuses to link to. Addresses have no spaces, backslashes, control characters, or ".." segments: use another anchor.',
    ],
  ])('stop the build: %s', async (_, content, fault) => {
    page('/docs/a', content);
    await expect(write([ref('/docs/a', undefined, source)])).rejects.toThrow(
      `Search cannot index the site:\n- /docs/a (docs/a.md) ${fault}`,
    );
  });

  it('are reported once if the address of the page itself is invalid', async () => {
    page('/docs/my page', '<h1>x</h1><h2 id=a>Part</h2><h2 id=b>Part</h2>');
    await expect(write([ref('/docs/my page', undefined, source)])).rejects.toThrow(
      /site:\n- \/docs\/my page \(docs\/a\.md\) has an address that search refuses to link to\. .*: set another slug in its front matter\.$/,
    );
  });
});

it.each([
  [
    'titles',
    {titlesFirst: true},
    [
      {
        sections: [
          ['Page', '', ''],
          ['Part', '#part', ''],
        ],
      },
    ],
  ],
  [
    'compact',
    {compactIndexes: true},
    {
      pages: [
        {
          sections: [
            ['Page', '', 'Text.'],
            ['Part', '#part', ''],
          ],
        },
      ],
    },
  ],
])('writes a file of %s next to each index if requested', async (name, more, content) => {
  page('/docs/a', '<h1>Page</h1><p>Text.<h2 id=part>Part</h2>');
  const file = path.join(outDir, `search-${name}-docs-default-v1.json`);
  await write([ref('/docs/a')]);
  expect(fs.existsSync(file)).toBe(false);
  await write([ref('/docs/a')], undefined, more);
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject(content);
});

it('normalizes letters with combining marks and Chinese characters like queries', async () => {
  page('/docs/a', '<h1>Cafe\u0301</h1><p>nai\u0308ve \uFA0A');
  await write([ref('/docs/a', undefined, {tags: ['e\u0301'], categories: ['e\u0301']})]);
  expect(read('docs-default-v1').documents).toMatchObject([
    {title: 'Café', content: 'naïve 見', tags: ['é'], sidebarParentCategories: ['é'], pageTitle: 'Café'},
  ]);
  expect(read('docs-default-v1').index.invertedIndex.map(([term]) => term)).toEqual([
    'café',
    'naïve',
    'é',
    '見',
  ]);
});

it("indexes a page's description and keywords, and a section's phrases, without showing them", async () => {
  page('/docs/a', '<h1>Page</h1><p>Text.<h2 id=constructor>Part</h2>');
  page('/docs/b', '<h1>Class</h1><h2 id=constructor>Constructor</h2>');
  const keywords = ['single sign-on', 'SSO'];
  const phrases = {'/docs/a#constructor': 'stuck; force unlock'};
  await write(
    [ref('/docs/b'), ref('/docs/a', undefined, {description: 'Whole summary', keywords})],
    undefined,
    {
      phrases,
    },
  );
  const {documents, index} = read('docs-default-v1');
  const places = ['sso', 'summari', 'unlock'].map(
    (term) => index.invertedIndex.find(([name]) => name === term)?.[1],
  );
  expect(places).toMatchObject([{tags: {3: {}}}, {content: {3: {}}}, {tags: {4: {}}}]);
  expect(JSON.stringify(documents)).not.toMatch(/summary|SSO|unlock/);
});

describe('a cached index', () => {
  const mark = (folder: string) => {
    const file = path.join(folder, 'docs-default-v1.json');
    const {key} = JSON.parse(fs.readFileSync(file, 'utf8')) as {key: string};
    fs.writeFileSync(file, JSON.stringify({key, result: {kept: true}}));
  };

  it("is reused if its pages haven't changed", async () => {
    const folder = path.join(outDir, 'cache');
    const pages = [ref('/docs/a')];
    const again = async (more: Partial<IndexSources> = {}, refs = pages) => {
      await write(refs, undefined, {cache: {folder, version: '1'}, ...more});
      const text = textOf('docs-default-v1');
      mark(folder);
      return text;
    };
    page('/docs/a', '<h1>Page</h1>');
    await write(pages);
    const fresh = textOf('docs-default-v1');
    expect(await again()).toBe(fresh);
    expect(await again()).toBe('{"kept":true}');
    expect(await again({cache: {folder, version: '2'}})).toBe(fresh);
    expect(await again()).toBe(fresh);
    expect(await again({}, [ref('/docs/a', undefined, {title: 'Other'})])).toBe(fresh);
    page('/docs/a', '<h1>Page</h1><p>New.');
    expect(await again()).toContain('New.');
    expect(await again()).toBe('{"kept":true}');
  });
});
