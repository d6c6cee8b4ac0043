import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useWindowSize} from '../useWindowSize';

const seen: string[] = [];

function Size() {
  const size = useWindowSize();
  seen.push(size);
  return size;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('knows the size when a page is opened, but not during hydration', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), {matches: true}));
  render(<Size />);
  expect(seen).toEqual(['desktop']);
  const container = document.createElement('div');
  container.textContent = 'ssr';
  render(<Size />, {container: document.body.appendChild(container), hydrate: true});
  expect(seen).toEqual(['desktop', 'ssr', 'desktop']);
});
