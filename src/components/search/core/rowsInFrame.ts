/** Longest time from one part of a list to the next, in milliseconds, on a computer with time to spare: two frames. */
const quick = 34;

/**
 * How many rows a list gets in the next frame: twice as many each time where frames come quickly, one where
 * they do not. At a quarter of the speed, two rows of Chinese take 25 ms to lay out.
 *
 * @param before rows that it got in this frame
 * @param elapsed time since the frame before this one, in milliseconds
 */
export function rowsInFrame(before: number, elapsed: number): number {
  return elapsed <= quick ? before * 2 : 1;
}
