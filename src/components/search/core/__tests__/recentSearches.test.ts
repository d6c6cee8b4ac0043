import {describe, expect, it} from 'vitest';
import {readRecent, withRecent} from '../recentSearches';

const entry = (key: string) => ({key, title: key, path: ''});

describe('recent searches', () => {
  it.each([null, '', 'nonsense', '{}', 'null', '[1, null, "x", {"key": 1}, {"key": "/a"}]'])(
    'ignore invalid data: %j',
    (stored) => {
      expect(readRecent(stored, '/')).toEqual([]);
    },
  );

  it('are at most five, newest first, without duplicates', () => {
    const all = ['/a', '/b', '/c', '/d', '/e', '/f', '/c'].map(entry).reduce(withRecent, []);
    expect(all.map(({key}) => key)).toEqual(['/c', '/f', '/e', '/d', '/b']);
    expect(all).toHaveLength(5);
    expect(readRecent(JSON.stringify([...all, entry('/z')]), '/')).toEqual(all);
  });

  it('omit addresses of other sites', () => {
    const stored = JSON.stringify([entry('javascript:alert(1)'), entry('/a')]);
    expect(readRecent(stored, '/')).toEqual([entry('/a')]);
  });
});
