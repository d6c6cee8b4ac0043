import {describe, expect, it} from 'vitest';
import {errorChain} from '../errorChain';

describe('errorChain', () => {
  it('lists the messages from the outermost error to the root cause', () => {
    const error = new Error('a', {cause: new Error('b', {cause: 'c'})});
    expect(errorChain(error)).toEqual(['a', 'b', 'c']);
  });

  it('stops at a circular cause', () => {
    const error = new Error('a');
    error.cause = new Error('b', {cause: error});
    expect(errorChain(error)).toEqual(['a', 'b']);
  });

  it("accepts thrown values that aren't errors", () => {
    expect(errorChain('text')).toEqual(['text']);
    expect(errorChain(undefined)).toEqual([]);
  });
});
