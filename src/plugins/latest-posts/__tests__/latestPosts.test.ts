import {expect, test} from 'vitest';
import {latestPosts} from '..';

test('returns the three newest listed posts, newest first', () => {
  const posts = ['2021-09-01', '2023-05-26', '2022-01-02', '2022-12-01', '2024-01-01'].map((day) => ({
    metadata: {title: day, permalink: `/blog/${day}`, date: new Date(day), unlisted: day === '2024-01-01'},
  }));
  expect(latestPosts(posts).map(({day}) => day)).toEqual(['2023-05-26', '2022-12-01', '2022-01-02']);
});
