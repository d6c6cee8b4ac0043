import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import loadable from '../loadable';

afterEach(cleanup);

it('renders immediately if preloaded, from one module or several', async () => {
  const Page = loadable({
    loader: () => Promise.resolve('the page'),
    render: (loaded) => <p>{String(loaded)}</p>,
  });
  const Part = loadable.Map({
    loader: {a: () => Promise.resolve(1), b: () => Promise.resolve(2)},
    render: (loaded) => <p>{JSON.stringify(loaded)}</p>,
  });
  await Promise.all([Page.preload(), Part.preload()]);
  render(
    <>
      <Page />
      <Part />
    </>,
  );
  expect(screen.getByText('the page')).toBeDefined();
  expect(screen.getByText('{"a":1,"b":2}')).toBeDefined();
});

it('forgets a failed preload, so that the next one tries again', async () => {
  const loader = vi.fn(() => Promise.reject<unknown>(new Error('first')));
  const Page = loadable({loader, render: () => null});
  await expect(Page.preload()).rejects.toThrow('first');
  loader.mockImplementation(() => Promise.resolve('the page'));
  await expect(Page.preload()).resolves.toBe('the page');
  await Page.preload();
  expect(loader).toHaveBeenCalledTimes(2);
});
