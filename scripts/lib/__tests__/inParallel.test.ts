import {describe, expect, it} from 'vitest';
import {inParallel} from '../inParallel';

describe('inParallel', () => {
  it('limits concurrency and returns results in the order of the items', async () => {
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const done = inParallel(['a', 'b', 'c'], 2, async (item, index) => {
      begun.push(item);
      await new Promise<void>((resolve) => ends.push(resolve));
      return `${item}${index}`;
    });
    expect(begun).toEqual(['a', 'b']);
    ends[1]?.();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    ends[2]?.();
    ends[0]?.();
    expect(await done).toEqual(['a0', 'b1', 'c2']);
  });
});
