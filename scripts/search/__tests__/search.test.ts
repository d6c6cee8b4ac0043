import {describe, expect, it} from 'vitest';
import {buildIndex, type IndexedSection} from '../../../src/plugins/search/core/buildIndex';
import {loadIndex} from '../../../src/plugins/search/core/loadIndex';
import {sizeFaults} from '../corpus';
import {explain} from '../explain';
import {indexFaults, readTargetPage} from '../indexFaults';
import {makeQueries} from '../queries';
import {rankOf, readQuestions, relevanceFaults, relevanceOf} from '../questions';
import {boundFaults, type Speed} from '../speed';

function section(sectionRoute: string, title: string, more: Partial<IndexedSection> = {}): IndexedSection {
  return {
    title,
    text: `Text about ${title}.`,
    content: '',
    tags: [],
    sidebarParentCategories: [],
    type: 'docs',
    sectionTitle: title,
    pageTitle: title,
    sectionRoute,
    ...more,
  };
}

describe('The questions of readers', () => {
  it.each(['en', 'zh'])('in %s are at least 60, each with an answer and asked once', (locale) => {
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

  it.each([
    ['that reach the floor', {}, []],
    ['whose position is too far down', {mrr: 0.899}, ['MRR@8 is 0.899, must be 0.9 or more']],
    ['too few of which are found', {recall8: 0.94}, ['recall@8 is 0.940, must be 0.95 or more']],
    ['that are too few', {questions: 19}, ['has 19 questions that can be asked, must have 20 or more']],
  ])('have answers %s', (_, measured, faults) => {
    const good = {questions: 20, mrr: 0.9, recall1: 1, recall8: 0.95};
    expect(relevanceFaults({...good, ...measured}, {mrr: 0.9, recall8: 0.95})).toEqual(faults);
    expect(relevanceFaults(good, undefined)).toEqual(['has no floor for its answers: add one']);
  });
});

it('Random queries are the same every time, of up to 512 characters of every alphabet', () => {
  const queries = makeQueries(['kusion', '工作空间'], 5000);
  expect(queries).toEqual(makeQueries(['kusion', '工作空间'], 5000));
  expect(Math.max(...queries.map(({length}) => length))).toBe(512);
  expect(queries.join('\n')).toMatch(/[\uAC00-\uD7A3][\s\S]*\p{Cs}/u);
});

describe('An index file', () => {
  const html = `<p id=double>x<main><h1>Page</h1><h2 id=part>My <code>part</code><a>\u200B</a></h2><h2 id=double>Double</h2>
    <p id=text>Text</p><table><tr id=flag--yes data-search-section=--yes><td>-y, --yes</table></main>`;
  const hidden = '<head><meta name=robots content="noindex"></head><main><h1>Page</h1></main>';
  const pages = new Map([
    ['/a', readTargetPage(html)],
    ['/hidden', readTargetPage(hidden)],
    ['/blog/tags/kcl', readTargetPage(html)],
  ]);
  const faultsOf = (file: unknown) => indexFaults(file, (route) => pages.get(route), '/');
  const on = (route: string, title: string) => section(route, title, {pageTitle: 'Page'});

  it('keeps what it promises if its sections lead to what they are called', () => {
    const sections = [on('/a', 'Page'), on('/a#part', 'My part'), on('/a#flag--yes', '--yes')];
    expect(faultsOf(buildIndex(sections))).toEqual([]);
  });

  const file = buildIndex([on('/a', 'Page')]);
  it.each([
    ['leads to no page', buildIndex([on('/b', 'Page')])],
    ['leads to no element', buildIndex([on('/a#none', 'Part')])],
    ['leads to a page that is not called "Other"', buildIndex([section('/a', 'Other')])],
    ['leads to no heading or row "Part"', buildIndex([on('/a#part', 'Part')])],
    ['leads to no heading or row "Text"', buildIndex([on('/a#text', 'Text')])],
    ['leads to no heading or row "Double"', buildIndex([on('/a#double', 'Double')])],
    ['leads to no heading or row "--no"', buildIndex([on('/a#flag--yes', '--no')])],
    ['must not be searched', buildIndex([on('/hidden', 'Page')])],
    ['must not be searched', buildIndex([on('/blog/tags/kcl', 'Page')])],
    ['is there twice', buildIndex([on('/a', 'Page'), on('/a', 'Page')])],
    ['has the fields', {...file, documents: [{...file.documents[0], more: 1}]}],
    ['has no word', {...file, index: {...file.index, fieldVectors: []}}],
    ['is no index file', {documents: []}],
  ])('is found out if it %s', (message, broken) => {
    expect(faultsOf(broken)).toEqual([expect.stringContaining(message)]);
  });

  it('may take so many bytes for its text, if that is long enough to repeat its words', () => {
    const size = (text: number, ratio: number) => ({
      tag: 'x',
      sections: 1,
      bytes: 1,
      gzip: text * ratio,
      text,
    });
    expect(sizeFaults('en', size(400_000, 0.56))).toHaveLength(1);
    expect(sizeFaults('en', size(400_000, 0.55))).toEqual([]);
    expect(sizeFaults('zh', size(400_000, 1.01))).toHaveLength(1);
    expect(sizeFaults('en', size(4_000, 0.9))).toEqual([]);
  });
});

it('The speed is within its bounds up to the last millisecond', () => {
  const times = {count: 9, p50: 1, p95: 10, p99: 50, max: 50};
  const speed = (max: number): Speed => ({
    'what readers type': times,
    'random queries': {...times, max},
    'hostile queries': times,
  });
  expect(boundFaults(speed(200))).toEqual([]);
  expect(boundFaults(speed(201))).toEqual(['max of 9 random queries: 201.0 ms, must be at most 200 ms']);
  expect(boundFaults(speed(999), 5)).toEqual([]);
});

describe('The explanation of a query', () => {
  const indexOf = (tag: string, product: string, ...sections: IndexedSection[]) =>
    loadIndex({tag, product}, buildIndex(sections));
  const indexes = [
    indexOf(
      'docs-default-v1',
      'Kusion',
      section('/docs/workspace', 'Workspace'),
      section('/docs/workspace#use', 'Configuration', {
        pageTitle: 'Workspace',
        text: 'What a workspace has.',
      }),
    ),
    indexOf('docs-karpor-v1', 'Karpor', section('/karpor/workspace', 'Workspace')),
  ];

  it('has a line with the factors of each result, and of the product', () => {
    const [summary, factors = ''] = explain('workspace', indexes, 'docs-default-v1').split('\n\n');
    expect(summary).toContain('finds 3 sections');
    const [head, , ...rows] = factors.split('\n').map((line) => line.split(/ {2,}/));
    expect(head).toContain('product');
    expect(rows.map((row) => [row.at(-2), row.at(-1)])).toEqual([
      ['3', '/docs/workspace'],
      ['1', '/karpor/workspace'],
      ['3', '/docs/workspace#use'],
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
