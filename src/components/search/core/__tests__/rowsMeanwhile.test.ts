import {describe, expect, it} from 'vitest';
import {rowsMeanwhile} from '../rowsMeanwhile';

const rows = (keys: string) => [...keys].map((key) => ({key}));

const shown = (answer: string, before: string) =>
  rowsMeanwhile(rows(answer), rows(before), 2)
    .map(({key}) => key)
    .join('');

describe('rowsMeanwhile', () => {
  it('begins with the first rows of the answer, where there was no list', () => {
    expect(shown('abcd', '')).toBe('ab');
    expect(shown('a', '')).toBe('a');
  });

  it('keeps below them what stood there', () => {
    expect(shown('abcd', 'stuv')).toBe('abuv');
    expect(shown('', 'stuv')).toBe('uv');
  });

  it('shows no row twice', () => {
    expect(shown('uxyz', 'stuv')).toBe('uxv');
  });
});
