import {describe, expect, it} from 'vitest';
import {indexOf, section as sectionOf} from '../../../src/plugins/search/core/__tests__/library';
import {buildIndex, type IndexedSection} from '../../../src/plugins/search/core/buildIndex';
import {weights} from '../../../src/plugins/search/core/weights';
import type {SearchIndexFile} from '../../../src/plugins/search/types';
import {phraseFindings} from '../corpus';
import {explain} from '../explain';
import {indexFaults, readTargetPage} from '../indexFaults';
import {rankOf, readQuestions, relevanceOf} from '../questions';

const section = (route: string, title: string, more?: Partial<IndexedSection>) =>
  sectionOf(route, title, `Text about ${title}.`, more);

describe("Readers' questions", () => {
  it.each(['en', 'zh'])('in %s number at least 60, each with an answer and listed once', (locale) => {
    const questions = readQuestions(locale);
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(
      questions.every(
        ({expected}) => expected.length > 0 && expected.every((route) => route.startsWith('/')),
      ),
    ).toBe(true);
    expect(new Set(questions.map(({from, query}) => `${from} ${query}`)).size).toBe(questions.length);
  });

  it('are answered by a page, or by a section if one is named', () => {
    const found = ['/zh/docs/a#x', '/zh/docs/b#y'];
    expect(rankOf({expected: ['/docs/b']}, found, '/zh/')).toBe(2);
    expect(rankOf({expected: ['/docs/a#x']}, found, '/zh/')).toBe(1);
    expect(rankOf({expected: ['/docs/a#z']}, found, '/zh/')).toBe(0);
  });

  it('are measured by the position of the first answer', () => {
    expect(relevanceOf([1, 2, 0, 4])).toEqual({questions: 4, mrr: 1.75 / 4, recall1: 0.25, recall8: 0.75});
  });
});

it('Phrases of a section that no longer exists are reported', () => {
  const phrases = {'/docs/a#x': 'one', '/docs/b#y': 'two', '/docs/old#z': 'three'};
  const routes = ['/zh/docs/a#x', '/zh/docs/next/b#y', '/zh/docs/v0.9/c#z'];
  const content = buildIndex(routes.map((route) => section(route, 'Title')));
  expect(phraseFindings(phrases, 'zh.tsv', [{content}], '/zh/')).toEqual([
    expect.objectContaining({
      file: 'zh.tsv',
      line: 4,
      message: expect.stringContaining('/docs/old#z') as unknown,
    }),
  ]);
});

describe('An index file', () => {
  const html = '<main><h1>Page</h1><h2 id=part>My part</h2></main>';
  const hidden = '<head><meta name=robots content="noindex"></head><main><h1>Page</h1></main>';
  const pages = new Map([
    ['/a', readTargetPage(html)],
    ['/hidden', readTargetPage(hidden)],
    ['/blog/tags/kcl', readTargetPage(html)],
  ]);
  const faultsOf = (file: SearchIndexFile) => indexFaults(file, (route) => pages.get(route), '/');
  const on = (route: string, title: string) => section(route, title, {pageTitle: 'Page'});

  it('is valid if its sections exist', () => {
    const sections = [on('/a', 'Page'), on('/a#part', 'My part')];
    expect(faultsOf(buildIndex(sections))).toEqual([]);
  });

  const file = buildIndex([on('/a', 'Page')]);
  it.each([
    ['leads to no page', buildIndex([on('/b', 'Page')])],
    ['leads to no element', buildIndex([on('/a#none', 'Part')])],
    ['must not be searched', buildIndex([on('/hidden', 'Page')])],
    ['must not be searched', buildIndex([on('/blog/tags/kcl', 'Page')])],
    ['is listed twice', buildIndex([on('/a', 'Page'), on('/a', 'Page')])],
    ['has the fields', {...file, documents: [{...file.documents[0], more: 1}]} as unknown as SearchIndexFile],
    ['has no word', {...file, index: {...file.index, fieldVectors: []}}],
  ])('is reported if a section %s', (message, broken) => {
    expect(faultsOf(broken)).toEqual([expect.stringContaining(message)]);
  });
});

describe('The explanation of a query', () => {
  const indexes = [
    indexOf([
      section('/docs/workspace', 'Workspace'),
      section('/docs/workspace#use', 'Configuration', {
        pageTitle: 'Workspace',
        text: 'What a workspace has.',
      }),
    ]),
    indexOf([section('/karpor/workspace', 'Workspace')], 'docs-karpor-v1', 'Karpor'),
  ];

  it('has a line for each result with its factors, including that of the product', () => {
    const [summary, factors = ''] = explain('workspace', indexes, 'docs-default-v1').split('\n\n');
    expect(summary).toContain('finds 3 sections');
    const [head, , ...rows] = factors.split('\n').map((line) => line.split(/ {2,}/));
    expect(head).toContain('product');
    expect(rows.map((row) => [row.at(-2), row.at(-1)])).toEqual([
      [String(weights.ownProduct), '/docs/workspace'],
      [String(weights.ownProduct), '/docs/workspace#use'],
      ['1', '/karpor/workspace'],
    ]);
    for (const row of rows) {
      const [, score = 0, ...all] = row.slice(0, -1).map(Number);
      expect(all.reduce((product, factor) => product * factor)).toBeCloseTo(score, 0);
    }
  });

  it('says which words were found, how, and where', () => {
    const [, , matches = ''] = explain('configuratoin worksp', indexes).split('\n\n');
    expect(matches).toMatch(/1 +configuratoin +configuration \(typo × 0\.6, in title\)/);
    expect(matches).toMatch(/1 +worksp +workspac \(beginning × 0\.\d+, in content, around it\)/);
    expect(matches).toMatch(/2 +configuratoin +not in this section/);
  });
});
