import {describe, expect, it} from 'vitest';
import {createVocabulary} from '../vocabulary';

const vocabulary = createVocabulary(
  ['--dry-run', 'appli', 'configur', 'stack', 'stackset'],
  new Map([
    ['apply', 'appli'],
    ['applies', 'appli'],
    ['configuration', 'configur'],
    ['unknown', 'unknown'],
  ]),
  ['stack', 'karpor'],
);
const words = (matches: readonly {readonly word: string}[]) => matches.map(({word}) => word);

describe('The words of an index', () => {
  it('are found as they stand there, also when only titles around have them', () => {
    expect(vocabulary.exact('stack')).toBe(3);
    expect(vocabulary.exact('karpor')).toBe(5);
    expect(vocabulary.exact('unknown')).toBeUndefined();
    expect(vocabulary.terms).toHaveLength(6);
  });

  it('are found by how they begin when written out, shortest first, each term once', () => {
    expect(words(vocabulary.startingWith('configurat', 9))).toEqual(['configuration']);
    expect(words(vocabulary.startingWith('app', 9))).toEqual(['appli']);
    expect(words(vocabulary.startingWith('sta', 1))).toEqual(['stack']);
    expect(words(vocabulary.startingWith('--d', 9))).toEqual(['--dry-run']);
    expect(vocabulary.startingWith('zz', 9)).toEqual([]);
  });

  it('are shown as they are written, and not at all where only their stem is known', () => {
    const spelling = (word: string) => {
      const [match] = vocabulary.startingWith(word, 1);
      return match && vocabulary.spelling(match);
    };
    expect(spelling('applies')).toBe('applies');
    expect(spelling('appli')).toBe('apply');
    expect(spelling('configur')).toBe('configuration');
    expect(spelling('--dry')).toBe('--dry-run');
    expect(spelling('stackset')).toBeUndefined();
  });

  it('are found when mistyped, nearest first', () => {
    expect(words(vocabulary.near('aply', 1, 9))).toEqual(['apply']);
    expect(words(vocabulary.near('configuraton', 2, 9))).toEqual(['configuration']);
    expect(vocabulary.near('stacks', 2, 9).map(({word, edits}) => [word, edits])).toEqual([
      ['stack', 1],
      ['stackset', 2],
    ]);
    expect(vocabulary.near('abcde', 2, 9)).toEqual([]);
    expect(vocabulary.near('x'.repeat(17), 2, 9)).toEqual([]);
  });
});
