import {describe, expect, it} from 'vitest';
import {patternPaths} from '../patternPaths';

describe('patternPaths', () => {
  it.each(['/docs/:version', '/docs/(a|b)', '/docs/*', String.raw`/docs/a\.b`])('finds %s', (path) => {
    expect(patternPaths(['/docs/', path])).toEqual([path]);
  });

  it.each(['*', '/', '/docs/v0.14/', '/zh/%E4%B8%AD', '/a+b', '/docs/a:'])('takes %s for literal', (path) => {
    expect(patternPaths([path])).toEqual([]);
  });
});
