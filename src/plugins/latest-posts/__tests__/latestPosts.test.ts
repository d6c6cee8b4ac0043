import {expect, test} from 'vitest';
import {latestPosts} from '..';

function post(day: string, unlisted = false) {
  return {metadata: {title: day, permalink: `/blog/${day}`, date: new Date(`${day}T00:00:00Z`), unlisted}};
}

test('returns the three newest posts, newest first', () => {
  const days = ['2021-09-01', '2023-05-26', '2022-01-02', '2022-12-01'];
  expect(latestPosts(days.map((day) => post(day))).map(({day}) => day)).toEqual([
    '2023-05-26',
    '2022-12-01',
    '2022-01-02',
  ]);
});

test('returns nothing for unlisted posts and an empty blog', () => {
  expect(latestPosts([post('2023-05-26', true)])).toEqual([]);
  expect(latestPosts([])).toEqual([]);
});
