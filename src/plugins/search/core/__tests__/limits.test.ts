import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../types';
import {panelHits} from '../groupHits';
import {parseQuery} from '../parseQuery';
import {unitsOf} from '../queryUnits';
import {suggest} from '../suggest';
import {plainWording} from '../wording';
import {find, indexOf, section} from './library';

describe('rows of a page in the panel', () => {
  const hitsOf = (pages: number): SearchHit[] =>
    Array.from({length: pages * 5}, (_, position) => ({
      document: {...section(`/p${Math.floor(position / 5)}#s${position}`, 'T', 'x'), id: position + 1},
      score: 1000 - position,
      terms: [],
      tag: 'default',
    }));

  it.each([
    [1, 3],
    [3, 3],
    [4, 2],
    [7, 2],
    [8, 1],
  ])('if %i pages match: %i', (pages, rows) => {
    const ofFirst = panelHits(hitsOf(pages)).filter(({document}) => document.sectionRoute.startsWith('/p0#'));
    expect(ofFirst).toHaveLength(rows);
  });

  it('are the best ones, at most eight', () => {
    const routes = panelHits(hitsOf(9)).map(({document}) => document.sectionRoute);
    expect(routes).toEqual(Array.from({length: 8}, (_, page) => `/p${page}#s${page * 5}`));
  });
});

describe('a mistyped word', () => {
  // Letters that don't form suffixes for the stemmer or two words.
  const letters = 'bcdfghjkbcdfghjkb';

  it.each([
    [3, 1, false],
    [4, 1, true],
    [4, 2, false],
    [7, 1, true],
    [7, 2, false],
    [8, 2, true],
    [8, 3, false],
    [16, 2, true],
    [17, 1, false],
  ])('of %i letters with %i wrong ones is found: %s', (length, edits, isFound) => {
    const word = letters.slice(0, length);
    const mistyped = `${word.slice(0, length - edits)}${'x'.repeat(edits)}`;
    expect(find(mistyped, [section('/a', word, '')])).toEqual(isFound ? [word] : []);
  });
});

describe('suggestions', () => {
  const suggested = (query: string, written: string, beyondExcerpt = '') =>
    suggest(
      [indexOf([section('/a', '', beyondExcerpt, {content: ''}), section('/b', '', written)])],
      unitsOf(parseQuery(query), plainWording),
    );

  it.each([
    ['none for words of two letters', 'bd', 'bcd', false],
    ['at most one edit in three letters', 'bxx', 'bcd', false],
    ['two edits in four letters', 'bcxx', 'bcdf', true],
    ['two edits in eight letters', 'bcdfghxx', 'bcdfghjk', true],
    ['three edits in nine letters', 'bcdfghxxx', 'bcdfghjkl', true],
  ])('%s', (_, query, word, isSuggested) => {
    expect(suggested(query, word)).toEqual(isSuggested ? [word] : []);
  });

  it('are at most three, for the first three words', () => {
    expect(suggested('bcx', 'bcd bcf bcg bch bcj')).toEqual(['bcd', 'bcf', 'bcg']);
    expect(suggested('qqqqq rrrrr bcx', 'bcd')).toEqual(['bcd']);
    expect(suggested('qqqqq rrrrr vvvvv bcx', 'bcd')).toEqual([]);
  });
});

it('a word of more units than a query may have can be required', () => {
  const long = '工作空间配置'.repeat(12);
  const sections = [section('/a', 'Stack', 'stack kusion'), section('/c', 'Long', long)];
  expect(find(`kusion +${long}`, sections)).toEqual(['Long']);
});
