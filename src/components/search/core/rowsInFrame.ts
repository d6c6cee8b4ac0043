/** Longest time from one frame to the next, in milliseconds, that says that the browser had time to spare. */
const spare = 21;
/** And that it kept up: two frames of 60 a second. */
const inTime = 34;

/**
 * How many rows a list gets in the next frame: twice as many each time while the browser has time to spare, as
 * many where it just keeps up, one where it does not. At a quarter of the speed, a row of Chinese takes 10 ms.
 *
 * @param before rows that it got in this frame
 * @param elapsed time since the frame before this one, in milliseconds
 */
export function rowsInFrame(before: number, elapsed: number): number {
  if (elapsed <= spare) {
    return before * 2;
  }
  return elapsed <= inTime ? before : 1;
}
