import {describe, expect, it} from 'vitest';
import {isHidden} from '../robots';

describe('isHidden', () => {
  const patterns = ['search', 'blog/tags'];

  it.each([
    ['search', true],
    ['search/', true],
    ['blog/tags', true],
    ['blog/tags/kcl/page/2', true],
    ['blog', false],
    ['blog/tags-of-honour', false],
    ['docs/search', false],
    ['', false],
  ])('of "%s" is %s', (path, expected) => {
    expect(isHidden(path, patterns)).toBe(expected);
  });
});
