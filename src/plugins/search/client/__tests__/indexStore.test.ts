import {beforeEach, describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../../core/buildIndex';
import {createIndexStore} from '../indexStore';

const infos = [{tag: 'default'}, {tag: 'docs-default-v1'}];

beforeEach(() => {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

describe('createIndexStore', () => {
  it('asks once for a tag, however many wait for it', async () => {
    const fetchIndex = vi.fn(() => Promise.resolve({}));
    const store = createIndexStore(infos, fetchIndex);
    const loads = await Promise.all(Array.from({length: 50}, () => store.load('default')));
    await store.load('default');
    expect(fetchIndex).toHaveBeenCalledTimes(1);
    expect(new Set(loads).size).toBe(1);
  });

  it('never asks for a tag that does not exist', async () => {
    const fetchIndex = vi.fn(() => Promise.resolve({}));
    const index = await createIndexStore(infos, fetchIndex).load('docs-gone-v1');
    expect(fetchIndex).not.toHaveBeenCalled();
    expect(index.documents).toEqual([]);
  });

  it('takes an index that cannot be had for an empty one, with a line for developers and no more', async () => {
    const store = createIndexStore(infos, () => Promise.reject(new Error('404')));
    expect(store.ready('default')).toBeUndefined();
    expect((await store.load('default')).documents).toEqual([]);
    expect(store.ready('default')?.documents).toEqual([]);
    expect(console.debug).toHaveBeenCalledTimes(1);
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([null, 'text', [], {}, {documents: 1, index: 2}, {documents: [], index: {version: '1.0.0'}}])(
    'takes a damaged file for an empty index: %j',
    async (file) => {
      const store = createIndexStore(infos, () => Promise.resolve(file));
      expect((await store.load('default')).documents).toEqual([]);
    },
  );

  it('takes a file that cannot even be looked at for an empty index', async () => {
    const file = {
      get documents() {
        throw new Error('out of memory');
      },
    };
    const store = createIndexStore(infos, () => Promise.resolve(file));
    expect((await store.load('default')).documents).toEqual([]);
    expect(store.ready('default')?.documents).toEqual([]);
    expect(console.debug).toHaveBeenLastCalledWith(expect.any(String), new Error('out of memory'));
  });

  it('loads the next tag after one that failed', async () => {
    const store = createIndexStore(infos, (tag) =>
      tag === 'default'
        ? Promise.reject(new Error('reset'))
        : Promise.resolve(buildIndex([], {k1: 1.2, b: 0.75})),
    );
    await store.load('default');
    expect((await store.load('docs-default-v1')).tag).toBe('docs-default-v1');
  });
});
