import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createPageViewReporter} from '../pageViews';

describe('createPageViewReporter', () => {
  const address = (pathname: string, search = '', hash = '') => ({pathname, search, hash});
  const send = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    send.mockClear();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('reports an address 400 ms after the last change, and only the last of several', () => {
    const report = createPageViewReporter(send);
    report(address('/a'));
    vi.advanceTimersByTime(399);
    report(address('/b', '?c=1', '#d'));
    vi.advanceTimersByTime(399);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send.mock.calls).toEqual([['/b?c=1#d']]);
  });

  it.each([
    ['path', address('/b')],
    ['query', address('/a', '?b')],
    ['hash', address('/a', '', '#b')],
  ])('reports again when the %s changes', (_part, next) => {
    const report = createPageViewReporter(send);
    report(address('/a'));
    vi.advanceTimersByTime(400);
    report(next);
    vi.advanceTimersByTime(400);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not report the same address twice in a row', () => {
    const report = createPageViewReporter(send);
    for (let visit = 0; visit < 3; visit += 1) {
      report(address('/a'));
      vi.advanceTimersByTime(400);
    }
    expect(send).toHaveBeenCalledTimes(1);
  });
});
