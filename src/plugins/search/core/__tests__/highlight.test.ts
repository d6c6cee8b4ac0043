import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {SearchHit, Segment} from '../../types';
import {createMarker, viewOf} from '../highlight';
import {stem} from '../pipeline';
import {searchIndexes} from '../search';
import {tokenize} from '../tokenize';
import {indexOf, section} from './library';
import {queryLike} from './queryLike';

const marked = (segments: readonly Segment[]) =>
  segments.filter((segment) => segment.marked).map(({text}) => text);
const mark = (text: string, terms: readonly string[]) => createMarker([text], terms).mark(text);
const joined = (segments: readonly Segment[]) => segments.map(({text}) => text).join('');

const sections = [
  section(
    '/docs/apply',
    'Applying stacks',
    'kusion apply runs with --dry-run. PodOpsLifecycle is kept; reapplying is another word.',
    {
      sidebarParentCategories: ['Commands'],
      pageTitle: 'kusion apply',
      sectionTitle: 'Applying stacks',
    },
  ),
  section('/docs/ws', '管理工作空间', '在工作空间中配置数据库。'),
];

function marksOf(query: string): string[] {
  const [hit] = searchIndexes(query, [indexOf(sections)]).hits;
  const view = viewOf(hit as SearchHit);
  return marked([...view.title, ...view.path.flat(), ...view.excerpt]);
}

describe('highlights', () => {
  it.each([
    ['a word and its other forms', 'applied', ['Applying', 'apply', 'apply']],
    ['words with this prefix', 'appl', ['Applying', 'apply', 'apply']],
    ['a typo', 'stakcs', ['stacks']],
    ['a flag and its words', '--dry-run', ['runs', '--dry-run']],
    ['a word in an identifier', 'lifecycle', ['Lifecycle']],
    ['an identifier typed as words', 'pod ops lifecycle', ['PodOpsLifecycle']],
    ['an identifier typed in lowercase', 'podopslifecycle', ['PodOpsLifecycle']],
    ['Chinese', '工作空间', ['工作空间', '工作空间']],
    ['a category', 'commands apply', ['Applying', 'Commands', 'apply', 'apply']],
  ])('%s', (_, query, expected) => {
    expect(marksOf(query)).toEqual(expected);
  });

  it('never contain parts of other words', () => {
    expect(marksOf('apply')).not.toContain('reapplying');
    expect(mark('reapply plying', ['appli', 'ply'])).toEqual([{text: 'reapply plying', marked: false}]);
  });

  it.each([
    ['four characters', '使用手册', '查看使用手册。', ['使用手册']],
    ['no word across the boundary of two words', '使用手册', '请使用手工设置的密码。', ['使用']],
    ['no boundary on its own', '使用手册', '一双用手套，有手册。', ['手册']],
    ['no part of another word next to the whole query', '工作空间', '工作空间里有工作负载。', ['工作空间']],
    ['a part if there is nothing longer', '工作空间', '工作负载。', ['工作']],
    ['three characters', '数据库', '数据库保存数据。', ['数据库']],
    ['parts of a longer query', '创建工作空间', '创建一个工作空间，开始工作。', ['创建', '工作空间']],
    ['words typed with a space', '使用 手册', '使用手册，使用手工。', ['使用手册', '使用']],
    ['next to Latin letters', 'CLI 工作空间', 'CLI 的工作空间和工作', ['CLI', '工作空间']],
  ])('in Chinese: %s', (_, query, text, expected) => {
    const terms = tokenize(query).map(({term}) => stem(term));
    expect(marked(mark(text, terms))).toEqual(expected);
  });

  it('contain no part of another word in a title if the text has the whole query', () => {
    const page = section('/docs/load', '工作负载', '在工作空间里部署。');
    const [hit] = searchIndexes('工作空间', [indexOf([page])]).hits;
    const view = viewOf(hit as SearchHit);
    expect(marked(view.title)).toEqual([]);
    expect(marked(view.excerpt)).toEqual(['工作空间']);
  });

  it('have segments that join back to any text', () => {
    fc.assert(
      fc.property(
        queryLike,
        fc.array(fc.constantFrom('kusion', '工作', '-f', 'titl', 'go', 'gomod')),
        (text, terms) => {
          const segments = mark(text, terms);
          expect(joined(segments)).toBe(text);
          expect(segments.every((segment) => segment.text !== '')).toBe(true);
        },
      ),
    );
  });
});

describe('an excerpt', () => {
  const text = `${'word '.repeat(60)}the apply command ${'rest '.repeat(60)}end.`;

  const cut = (of: string, terms: string[], width?: number) => createMarker([of], terms).excerptOf(of, width);

  it('is the whole text if it is short', () => {
    expect(cut('short', ['x'])).toBe('short');
  });

  it('is the start of the text without matches', () => {
    expect(cut(text, ['x'], 20)).toBe('word word word word…');
  });

  it('surrounds the match', () => {
    expect(cut(text, ['appli'], 40)).toBe('…word the apply command rest rest rest re…');
    expect(cut(text, ['end'], 20)).toBe('…rest end.');
  });

  it('counts a Chinese character as two letters', () => {
    expect(cut('配置'.repeat(80), [])).toBe(`${'配置'.repeat(40)}…`);
    expect(cut('配置 ab'.repeat(32), [])).toHaveLength(128);
  });

  it('has the match in its first half, regardless of its position in the text', () => {
    for (const [filler, half] of [
      ['text ', 81],
      ['配置文', 46],
    ] as const) {
      for (let before = 0; before < 60; before += 1) {
        const excerpt = cut(`${filler.repeat(before)} apply`, ['appli']);
        expect(excerpt.indexOf('apply') + 'apply'.length).toBeLessThanOrEqual(half + 1);
      }
    }
  });

  it('ends with an ellipsis if the stored text ends within a sentence', () => {
    const words = 'word '.repeat(30);
    expect(cut(`${words}word`, [])).toBe(`${words}word…`);
    expect(cut(`${words}end.`, [])).toBe(`${words}end.`);
    expect(cut('a whole section', [])).toBe('a whole section');
  });

  it('has at most the given width', () => {
    fc.assert(
      fc.property(queryLike, fc.integer({min: 8, max: 60}), (of, width) => {
        const excerpt = cut(of, ['kusion', '工作', 'go'], width).replace(/^…|…$/g, '');
        expect(of).toContain(excerpt);
        expect(excerpt.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('a row', () => {
  it('has the heading as its title and the page in its path', () => {
    const [hit] = searchIndexes('stacks', [indexOf(sections)]).hits;
    const view = viewOf(hit as SearchHit);
    expect(joined(view.title)).toBe('Applying stacks');
    expect(view.path.map(joined)).toEqual(['Commands', 'kusion apply']);
  });

  it('does not repeat its title in the path', () => {
    const page = section('/docs/x', '', 'Nameless text.', {pageTitle: 'Page', sectionTitle: ''});
    const [hit] = searchIndexes('nameless', [indexOf([page])]).hits;
    const view = viewOf(hit as SearchHit);
    expect(joined(view.title)).toBe('Page');
    expect(view.path).toEqual([]);
  });
});
