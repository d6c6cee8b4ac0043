import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchIndex, timeLimit} from '../fetchIndex';
import {createIndexStore} from '../indexStore';

const fetchFile = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchFile.mockReset());
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  // The limit of the platform knows nothing of the timers of a test.
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

/** Answers nothing until it is given up. */
function never(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
}

describe('fetchIndex', () => {
  it('gives what the file of a tag holds', async () => {
    fetchFile.mockResolvedValueOnce(new Response('{"a":1}'));
    expect(await fetchIndex('/zh/', 'default')).toEqual({a: 1});
    expect(fetchFile.mock.calls[0]?.[0]).toBe('/zh/search-index-default.json');
  });

  it('fails when there is no such file', async () => {
    fetchFile.mockResolvedValueOnce(new Response('', {status: 404, statusText: 'Not Found'}));
    await expect(fetchIndex('/', 'default')).rejects.toThrow('404 Not Found');
  });

  it('fails when the answer is no JSON', async () => {
    fetchFile.mockResolvedValueOnce(new Response('<!doctype html>'));
    await expect(fetchIndex('/', 'default')).rejects.toThrow(SyntaxError);
  });

  it('gives up what does not arrive, which is an empty index then, and the next one is fetched', async () => {
    fetchFile.mockImplementation(never);
    const store = createIndexStore([{tag: 'default'}, {tag: 'docs-default-v1'}], (tag) =>
      fetchIndex('/', tag),
    );
    const load = store.load('default');
    await vi.advanceTimersByTimeAsync(timeLimit - 1);
    expect(store.ready('default')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect((await load).documents).toEqual([]);
    void store.load('docs-default-v1');
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });
});
