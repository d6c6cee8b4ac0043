import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../src/plugins/search/core/buildIndex';
import {isAnswerable, rankOf, readCases} from '../cases';
import {contractFaults, type BuiltPage} from '../contract';
import {relevanceOf} from '../measures';
import {makeQueries} from '../queries';
import {budgetFaults} from '../sizes';
import {typed} from '../speed';

describe('The questions of readers', () => {
  it.each(['en', 'zh'])(
    'in %s are at least 60, each with a page that answers, and none stands twice',
    (locale) => {
      const cases = readCases(locale);
      expect(cases.length).toBeGreaterThanOrEqual(60);
      expect(
        cases.every(({expected}) => expected.length > 0 && expected.every((route) => route.startsWith('/'))),
      ).toBe(true);
      expect(new Set(cases.map(({from, query}) => `${from} ${query}`)).size).toBe(cases.length);
    },
  );

  it('are asked once a page that answers is there', () => {
    const one = {kind: 'flag', from: 'default', query: '--all', expected: ['/docs/a#flag--all', '/docs/b']};
    expect(isAnswerable(one, new Set(['/docs/a']))).toBe(true);
    expect(isAnswerable(one, new Set(['/docs/c']))).toBe(false);
  });

  it('are answered by a page, or by a section where one is named', () => {
    const found = ['/zh/docs/a#x', '/zh/docs/b#y'];
    expect(rankOf({expected: ['/docs/b']}, found, '/zh/')).toBe(2);
    expect(rankOf({expected: ['/docs/a#x']}, found, '/zh/')).toBe(1);
    expect(rankOf({expected: ['/docs/a#z']}, found, '/zh/')).toBe(0);
  });

  it('are measured by the place of the first answer', () => {
    expect(relevanceOf([1, 2, 0, 4])).toEqual({
      questions: 4,
      mrr: (1 + 0.5 + 0.25) / 4,
      recall1: 0.25,
      recall8: 0.75,
    });
  });
});

describe('Queries made up for tests', () => {
  it('are the same every time, at most 512 characters, and many kinds', () => {
    const queries = makeQueries(['kusion', '工作空间'], 500);
    expect(queries).toEqual(makeQueries(['kusion', '工作空间'], 500));
    expect(queries.every(({length}) => length <= 512)).toBe(true);
    expect(queries.some((query) => query === '')).toBe(true);
    expect(queries.some((query) => query.length > 300)).toBe(true);
  });

  it('are typed letter by letter', () => {
    expect(typed(['ab', '配'])).toEqual(['a', 'ab', '配']);
  });
});

describe('The contract of index files', () => {
  const page = (more: Partial<BuiltPage> = {}): BuiltPage => ({
    ids: new Set(['part']),
    isHidden: false,
    ...more,
  });
  const file = (...routes: string[]) =>
    buildIndex(
      routes.map((sectionRoute) => ({
        title: 'T',
        text: 'x',
        content: 'x',
        tags: [],
        sidebarParentCategories: [],
        type: 'docs',
        sectionTitle: 'T',
        pageTitle: 'T',
        sectionRoute,
      })),
      {k1: 1.2, b: 0.75},
    );

  it('is kept by a file whose sections lead to elements of pages', () => {
    expect(contractFaults(file('/a', '/a#part'), new Map([['/a', page()]]), '/')).toEqual([]);
  });

  it.each([
    ['leads to no page', file('/b')],
    ['leads to no element', file('/a#none')],
    ['must not be searched', file('/hidden')],
    ['must not be searched', file('/blog/tags/kcl')],
    ['stands twice', file('/a', '/a')],
    ['has the fields', {...file('/a'), documents: [{...file('/a').documents[0], more: 1}]}],
    ['has no word', {...file('/a'), index: {...file('/a').index, fieldVectors: []}}],
    ['is no index file', {documents: []}],
  ])('is broken by one that %s', (message, broken) => {
    const pages = new Map([
      ['/a', page()],
      ['/hidden', page({isHidden: true})],
      ['/blog/tags/kcl', page()],
    ]);
    expect(contractFaults(broken, pages, '/')).toEqual([expect.stringContaining(message)]);
  });
});

it('Budgets hold for texts long enough to repeat their words', () => {
  const size = (text: number, ratio: number) => ({sections: 1, bytes: 1, gzip: 1, text, ratio});
  const sizes = (text: number, ratio: number) => [{tag: 'x', ...size(text, 2), prose: size(text, ratio)}];
  expect(budgetFaults('en', sizes(400_000, 0.56))).toHaveLength(1);
  expect(budgetFaults('en', sizes(400_000, 0.55))).toEqual([]);
  expect(budgetFaults('zh', sizes(400_000, 1.01))).toHaveLength(1);
  expect(budgetFaults('en', sizes(4_000, 0.9))).toEqual([]);
  expect(budgetFaults('fr', sizes(400_000, 9))).toEqual([]);
});
