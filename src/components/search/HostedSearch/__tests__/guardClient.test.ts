import type {DocSearchTransformClient} from '@docsearch/react';
import {expect, it, vi} from 'vitest';
import {guardClient} from '../guardClient';

type Search = (question: object) => Promise<unknown>;

function guarded(search: Search) {
  const onEnd = vi.fn();
  const client = guardClient({search} as unknown as DocSearchTransformClient, 'index', onEnd);
  return {onEnd, search: client.search as unknown as Search};
}

it('queries the index by its own name and returns the response', async () => {
  const answer = {results: [{hits: []}]};
  const service = vi.fn<Search>(() => Promise.resolve(answer));
  const {onEnd, search} = guarded(service);
  expect(await search({requests: [{indexName: 'index-en', query: 'x'}]})).toBe(answer);
  expect(service).toHaveBeenCalledWith({requests: [{indexName: 'index', query: 'x'}]});
  expect(onEnd.mock.calls).toEqual([[false]]);
});

it.each([null, {}, [], 'text', {results: 1}, {results: [null]}, {results: [{hits: 'none'}]}])(
  'reports the response %j as a failure without results',
  async (answer) => {
    const {onEnd, search} = guarded(() => Promise.resolve(answer));
    expect(await search({requests: []})).toEqual({results: [{hits: [], nbHits: 0}]});
    expect(onEnd.mock.calls).toEqual([[true]]);
  },
);

it('does not report a search that a newer one replaced', async () => {
  const ends: (() => void)[] = [];
  const {onEnd, search} = guarded(
    () =>
      new Promise((resolve, reject) => ends.push(ends.length === 0 ? reject : () => resolve({results: []}))),
  );
  const searches = [search({requests: []}), search({requests: []})];
  ends.reverse().forEach((end) => end());
  await Promise.all(searches);
  expect(onEnd.mock.calls).toEqual([[false]]);
});
