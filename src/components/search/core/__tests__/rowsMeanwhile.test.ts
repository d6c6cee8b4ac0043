import {describe, expect, it} from 'vitest';
import {rowsMeanwhile} from '../rowsMeanwhile';

const rows = (keys: string) => [...keys].map((key) => ({key}));
const text = (list: readonly {key: string}[]) => list.map(({key}) => key).join('');

/** What a list that showed `before` shows frame by frame until it has the whole answer. */
function frames(answer: string, before: string): string[] {
  const whole = rows(answer);
  const seen: string[] = [];
  for (let shown: readonly {key: string}[] = rows(before); shown !== whole && seen.length < 10;) {
    shown = rowsMeanwhile(whole, shown, 2);
    seen.push(text(shown));
  }
  return seen;
}

describe('rowsMeanwhile', () => {
  it('begins with the first rows of the answer, and adds as many in each frame', () => {
    expect(frames('abcdefghi', '')).toEqual(['ab', 'abcd', 'abcdef', 'abcdefgh', 'abcdefghi']);
  });

  it('keeps below them what stood there', () => {
    expect(frames('abcdef', 'stuvwx')).toEqual(['abuvwx', 'abcdwx', 'abcdef']);
  });

  it('is done at once where the answer is short', () => {
    expect(frames('ab', 'stuv')).toEqual(['ab']);
    expect(frames('', 'stuv')).toEqual(['']);
  });

  it('moves no other row, also where one comes up from below', () => {
    expect(frames('uxyzw', 'stuvw')).toEqual(['uxuvw', 'uxyzw', 'uxyzw']);
  });
});
