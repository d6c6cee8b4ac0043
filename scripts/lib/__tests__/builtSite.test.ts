import {describe, expect, it} from 'vitest';
import {routesOf} from '../builtSite';

describe('routesOf', () => {
  it('takes folders with an index for routes, with the final slash that the page has', () => {
    const slashed = (file: string) => file === 'docs/index.html';
    expect(
      routesOf(['index.html', '404.html', 'docs/index.html', 'docs/a/index.html', 'docs/a.html'], slashed),
    ).toEqual(['', 'docs/', 'docs/a']);
  });
});
