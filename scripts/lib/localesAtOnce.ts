/** Memory that the build of a locale without any cache needs at its peak, in bytes, with a little to spare. */
const bytesOfLocale = 2.5 * 2 ** 30;

/** What a machine has. */
export interface Machine {
  readonly cores: number;
  /** Memory that is free for a process, in bytes. */
  readonly freeBytes: number;
}

/**
 * How many locales are built at the same time, and with how many threads each renders its pages.
 *
 * @param count number of locales
 * @param asked number that was asked for, as text; absent for what the machine has cores and memory for
 * @throws {Error} if the number asked for isn't a positive integer
 */
export function localesAtOnce(
  count: number,
  {cores, freeBytes}: Machine,
  asked?: string,
): {readonly atOnce: number; readonly threads: number} {
  if (asked !== undefined && !/^[1-9]\d*$/.test(asked)) {
    throw new Error(`--at-once is "${asked}": it must be a number of languages, from 1 on.`);
  }
  const possible = Math.min(cores, Math.floor(freeBytes / bytesOfLocale));
  const atOnce = Math.max(1, Math.min(count, asked === undefined ? possible : Number(asked)));
  return {atOnce, threads: Math.max(1, Math.floor(cores / atOnce))};
}
