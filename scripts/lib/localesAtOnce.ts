/** Peak memory of a locale's build, in bytes, plus a small margin. */
const bytesOfLocale = 2.5 * 2 ** 30;

/** Resources of a machine. */
export interface Machine {
  readonly cores: number;
  /** Memory available to a process, in bytes. */
  readonly freeBytes: number;
}

/**
 * Number of locales to build in parallel, and number of rendering threads for each.
 *
 * @param count number of locales
 * @param asked requested number as text. By default, based on the machine's cores and memory
 * @throws {Error} if the requested number isn't a positive integer
 */
export function localesAtOnce(
  count: number,
  {cores, freeBytes}: Machine,
  asked?: string,
): {readonly atOnce: number; readonly threads: number} {
  if (asked !== undefined && !/^[1-9]\d*$/.test(asked)) {
    throw new Error(`--at-once is "${asked}": it must be a number of languages, at least 1.`);
  }
  const possible = Math.min(cores, Math.floor(freeBytes / bytesOfLocale));
  const atOnce = Math.max(1, Math.min(count, asked === undefined ? possible : Number(asked)));
  return {atOnce, threads: Math.max(1, Math.floor(cores / atOnce))};
}
