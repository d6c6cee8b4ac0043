import {describe, expect, it} from 'vitest';
import {formatFindings, mergeShared} from '../findings';

const at = (file: string, line = 1, message = 'm') => ({file, line, rule: 'r', message});

describe('findings', () => {
  it('are sorted by place and counted', () => {
    expect(formatFindings([at('b', 2), at('a', 10), at('a', 9)])).toBe('a:9 r m\na:10 r m\nb:2 r m\n3 problems');
  });

  it('that many files share are reported once', () => {
    const shared = ['a', 'b', 'c', 'd', 'e'].map((file) => at(file));
    const message = 'm (on 5 pages: look in the parts they share)';
    expect(mergeShared([...shared, at('a', 1, 'n')])).toEqual([at('a', 1, message), at('a', 1, 'n')]);
    expect(mergeShared(shared.slice(1))).toEqual(shared.slice(1));
  });
});
