import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../src/plugins/search/core/buildIndex';
import {boundFaults, type Figures, type Kind} from '../bounds';
import {isAnswerable, rankOf, readCases} from '../cases';
import {contractFaults, type BuiltPage} from '../contract';
import {greatestHeap} from '../heap';
import {hitFaults, sampleFaults, sampleHits, type SampledHit} from '../hits';
import {relevanceFaults, relevanceOf} from '../measures';
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

  it.each([
    ['that reach the floor', {mrr: 0.9, recall8: 0.95}, []],
    ['whose place is too far down', {mrr: 0.899, recall8: 0.95}, ['MRR@8 is 0.899, must be 0.9 or more']],
    ['too few of which are found', {mrr: 0.9, recall8: 0.94}, ['recall@8 is 0.940, must be 0.95 or more']],
    ['too few to say so', {questions: 19}, ['19 questions can be asked, must be 20 or more']],
    [
      'of which there are none',
      {questions: 0, mrr: NaN, recall8: NaN},
      ['0 questions can be asked, must be 20 or more'],
    ],
  ])('have answers %s', (_, measured, faults) => {
    const good = {questions: 20, mrr: 1, recall1: 1, recall8: 1};
    expect(relevanceFaults({...good, ...measured}, {mrr: 0.9, recall8: 0.95})).toEqual(faults);
  });

  it('have a floor in every language', () => {
    expect(relevanceFaults(relevanceOf(Array<number>(20).fill(1)), undefined)).toHaveLength(1);
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

  it('have characters of every alphabet, and halves of characters', () => {
    const text = makeQueries(['kusion'], 5000).join('\n');
    for (const kind of [
      /[\u0400-\u04FF]/,
      /[\u4E00-\u9FFF]/,
      /[\uAC00-\uD7A3]/,
      /[\uF900-\uFAFF]/,
      /\p{Emoji_Presentation}/u,
      /[\u{20000}-\u{2A6DF}]/u,
      /\p{Cs}/u,
    ]) {
      expect(text).toMatch(kind);
    }
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

describe('The bounds of the speed', () => {
  const times = {count: 9, p50: 1, p95: 10, p99: 50, max: 50};
  const kept = {
    usual: times,
    random: {...times, max: 200},
    distances: times,
    longTerms: {...times, heap: 20},
    bombs: {...times, max: 100},
  };

  it('are kept up to the last millisecond', () => {
    expect(boundFaults(kept)).toEqual([]);
  });

  it.each<[Kind, keyof Figures]>([
    ['usual', 'p95'],
    ['random', 'p99'],
    ['random', 'max'],
    ['distances', 'max'],
    ['longTerms', 'max'],
    ['longTerms', 'heap'],
    ['bombs', 'max'],
  ])('hold for %s: %s', (kind, measure) => {
    const value = (kept[kind] as Figures)[measure] ?? 0;
    const slower = (times: number) => ({...kept, [kind]: {...kept[kind], [measure]: times * value + 1}});
    expect(boundFaults(slower(1))).toEqual([expect.stringContaining(measure)]);
    expect(boundFaults(slower(4), 5)).toEqual([]);
    expect(boundFaults(slower(5), 5)).toHaveLength(1);
  });

  it('count what is left on the heap, and in typed arrays', () => {
    const left: unknown[] = [];
    const megabytes = greatestHeap([
      () => left.push(new Float32Array(2 ** 20)),
      () => left.push(new Array(2 ** 17).fill(0.5)),
    ]);
    expect(left).toHaveLength(2);
    expect(megabytes).toBeGreaterThanOrEqual(4);
    expect(megabytes).toBeLessThan(8);
  });
});

describe('Hits', () => {
  const hit = (sectionRoute: string, title: string): SampledHit => ({
    query: 'q',
    tag: 'default',
    document: {
      id: 1,
      title,
      content: '',
      tags: [],
      sidebarParentCategories: [],
      type: 'docs',
      sectionTitle: title,
      pageTitle: title,
      sectionRoute,
    },
  });
  const html = `<p id=double>x<main><h1>Page</h1><h2 id=part>My <code>part</code><a>\u200B</a></h2><h2 id=double>Double</h2>
    <p id=text>Text</p><table><tr id=flag--yes data-search-section=--yes><td>-y, --yes</table></main>`;

  it.each([
    ['/a', 'Page'],
    ['/a#part', 'My part'],
    ['/a#flag--yes', '--yes'],
  ])('lead to %s, which is called "%s"', (route, title) => {
    expect(hitFaults([hit(route, title)], html)).toEqual([]);
  });

  it.each([
    ['/a', 'Other', 'which is not called "Other"'],
    ['/a#part', 'Part', 'where no heading or row "Part" is'],
    ['/a#text', 'Text', 'where no heading or row "Text" is'],
    ['/a#double', 'Double', 'where no heading or row "Double" is'],
    ['/a#flag--yes', '--no', 'where no heading or row "--no" is'],
    ['/a#none', 'My part', 'where no element is'],
  ])('do not lead to %s as "%s"', (route, title, fault) => {
    expect(hitFaults([hit(route, title)], html)).toEqual([`"q" in default leads to ${route}, ${fault}`]);
    expect(hitFaults([hit(route, title)], undefined)).toEqual([
      `"q" in default leads to ${route}, which is no page`,
    ]);
  });

  it('are chosen from all indexes, the same every time', () => {
    const index = (tag: string) => {
      const content = buildIndex(
        ['/a', '/b'].map((route) => {
          const {id, ...document} = hit(`/${tag}${route}`, 'Word').document;
          return {...document, text: `word ${id}`};
        }),
        {k1: 1.2, b: 0.75},
      );
      return {tag, name: tag, bytes: Buffer.from(''), content};
    };
    const sample = () => sampleHits([index('x'), index('y')], ['word', 'nothing'], 20);
    expect(sample()).toEqual(sample());
    expect(sample()).toHaveLength(20);
    expect(new Set(sample().map(({document}) => document.sectionRoute)).size).toBe(4);
    expect(sampleFaults(sample(), 20)).toEqual([]);
  });

  it('are as many as are to be looked at', () => {
    expect(sampleFaults([hit('/a', 'Page')], 2)).toEqual(['only 1 of 2 hits were found']);
    expect(sampleFaults([], 500)).toEqual(['only 0 of 500 hits were found']);
  });
});
