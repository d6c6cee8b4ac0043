import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createIndexStore, fetchIndex, timeLimit} from '../indexStore';

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
});

describe('fetchIndex', () => {
  const fetchFile = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchFile.mockReset());
    // The platform's timeout ignores fake timers.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('returns the content of a file, and rejects if there is none or it is no JSON', async () => {
    fetchFile.mockResolvedValueOnce(new Response('{"a":1}'));
    expect(await fetchIndex('/zh/', 'default')).toEqual({a: 1});
    expect(fetchFile.mock.calls[0]?.[0]).toBe('/zh/search-index-default.json');
    fetchFile.mockResolvedValueOnce(new Response('', {status: 404, statusText: 'Not Found'}));
    await expect(fetchIndex('/', 'default')).rejects.toThrow('404 Not Found');
    fetchFile.mockResolvedValueOnce(new Response('<!doctype html>'));
    await expect(fetchIndex('/', 'default')).rejects.toThrow(SyntaxError);
  });

  it('gives up on a file that does not arrive, which is an empty index then', async () => {
    fetchFile.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    const store = createIndexStore(infos, (tag) => fetchIndex('/', tag));
    const load = store.load('default');
    await vi.advanceTimersByTimeAsync(timeLimit - 1);
    expect(store.ready('default')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect((await load).documents).toEqual([]);
  });
});
