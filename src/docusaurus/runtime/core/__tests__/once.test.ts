import {expect, it, vi} from 'vitest';
import {once} from '../once';

it('A request is made once, and again only after a failure', async () => {
  const request = vi.fn((name: string) => Promise.resolve(`${name} loaded`));
  request.mockRejectedValueOnce(new Error('offline'));
  const load = once(request);
  const [first, second] = [load('a'), load('a')];
  expect(load.has('a')).toBe(true);
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
  expect(load.has('a')).toBe(false);
  expect(await load('a')).toBe('a loaded');
  expect(await load('a')).toBe('a loaded');
  expect(request).toHaveBeenCalledTimes(2);
});
