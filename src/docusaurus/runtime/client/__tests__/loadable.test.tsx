import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import loadable from '../loadable';

interface LoadingProps {
  readonly error: unknown;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  retry(): void;
}

function Loading({error, pastDelay, timedOut, retry}: LoadingProps) {
  return error ? (
    <button onClick={retry}>{String(error)}</button>
  ) : (
    <p>{timedOut ? 'timed out' : pastDelay ? 'spinner' : 'nothing'}</p>
  );
}

function page(loader: () => Promise<unknown>) {
  return loadable({loading: Loading, loader, render: (loaded) => <p>{String(loaded)}</p>});
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a component with code loaded on demand', () => {
  it('shows a loading indicator after 200 ms, no sooner, and never gives up', async () => {
    const Page = page(() => new Promise(() => undefined));
    render(<Page />);
    await pass(199);
    expect(screen.getByText('nothing')).toBeDefined();
    await pass(1);
    expect(screen.getByText('spinner')).toBeDefined();
    await pass(24 * 3_600_000);
    expect(screen.getByText('spinner')).toBeDefined();
  });

  it('renders immediately if preloaded', async () => {
    const Page = page(() => Promise.resolve('the page'));
    await Page.preload();
    render(<Page />);
    expect(screen.getByText('the page')).toBeDefined();
  });

  it('shows an error and reloads on retry', async () => {
    const loader = vi.fn(() => Promise.reject<unknown>(new Error('first')));
    const Page = page(loader);
    render(<Page />);
    await pass(0);
    loader.mockImplementation(() => Promise.resolve('the page'));
    act(() => {
      screen.getByText('Error: first').click();
    });
    expect(screen.getByText('nothing')).toBeDefined();
    await pass(0);
    expect(screen.getByText('the page')).toBeDefined();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('forgets a failed preload, so that the next one tries again', async () => {
    const loader = vi.fn(() => Promise.reject<unknown>(new Error('first')));
    const Page = page(loader);
    await expect(Page.preload()).rejects.toThrow('first');
    loader.mockImplementation(() => Promise.resolve('the page'));
    await expect(Page.preload()).resolves.toBe('the page');
    await Page.preload();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('can consist of several modules', async () => {
    const Page = loadable.Map({
      loading: Loading,
      loader: {a: () => Promise.resolve(1), b: () => Promise.resolve(2)},
      render: (loaded) => <p>{JSON.stringify(loaded)}</p>,
    });
    await Page.preload();
    render(<Page />);
    expect(screen.getByText('{"a":1,"b":2}')).toBeDefined();
  });
});
