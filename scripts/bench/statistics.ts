/**
 * Middle value of a list; the mean of the two middle values for an even count.
 *
 * @throws {Error} for an empty list
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) {
    throw new Error('The median of no values does not exist: measure at least once.');
  }
  return (lower + upper) / 2;
}
