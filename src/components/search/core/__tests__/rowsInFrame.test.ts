import {describe, expect, it} from 'vitest';
import {rowsInFrame} from '../rowsInFrame';

describe('rowsInFrame', () => {
  it('doubles while frames come one after the other', () => {
    expect(rowsInFrame(1, 17)).toBe(2);
    expect(rowsInFrame(4, 21)).toBe(8);
  });

  it('stays where every second frame is missed', () => {
    expect(rowsInFrame(2, 22)).toBe(2);
    expect(rowsInFrame(4, 34)).toBe(4);
  });

  it('goes back to one where a frame took longer, and after a pause', () => {
    expect(rowsInFrame(8, 35)).toBe(1);
    expect(rowsInFrame(2, Infinity)).toBe(1);
  });
});
