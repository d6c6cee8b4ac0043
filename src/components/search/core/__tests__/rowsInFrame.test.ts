import {describe, expect, it} from 'vitest';
import {rowsInFrame} from '../rowsInFrame';

describe('rowsInFrame', () => {
  it('doubles where frames come quickly', () => {
    expect(rowsInFrame(2, 17, 2)).toBe(4);
    expect(rowsInFrame(4, 34, 2)).toBe(8);
  });

  it('goes back to the least where a frame took longer, and after a pause', () => {
    expect(rowsInFrame(8, 35, 2)).toBe(2);
    expect(rowsInFrame(2, Infinity, 2)).toBe(2);
  });
});
