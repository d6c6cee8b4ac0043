import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useWindowSize} from '../useWindowSize';

const seen: string[] = [];

function Size() {
  const size = useWindowSize();
  seen.push(size);
  return <p data-testid="size">{size}</p>;
}

function resize(width: number): void {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const size = () => screen.getByTestId('size').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  window.innerWidth = 1440;
  seen.length = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useWindowSize', () => {
  it('updates 20 ms after the last resize event, and not before', () => {
    render(<Size />);
    expect(size()).toBe('desktop');
    resize(900);
    pass(19);
    resize(800);
    pass(19);
    expect(size()).toBe('desktop');
    pass(1);
    expect(size()).toBe('mobile');
  });

  it.each([
    [997, 'desktop'],
    [996, 'mobile'],
  ])('treats %i px as %s', (width, expected) => {
    window.innerWidth = width;
    render(<Size />);
    expect(size()).toBe(expected);
  });

  it('knows the size when a page is opened, but not during hydration', () => {
    render(<Size />);
    expect(seen).toEqual(['desktop']);
    const container = document.createElement('div');
    container.innerHTML = '<p data-testid="size">ssr</p>';
    render(<Size />, {container: document.body.appendChild(container), hydrate: true});
    expect(seen).toEqual(['desktop', 'ssr', 'desktop']);
  });

  it('stops listening after unmounting', () => {
    const {unmount} = render(<Size />);
    resize(800);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
