/** Peak memory of a locale's build, in bytes, plus a small margin. */
const bytesOfLocale = 2.5 * 2 ** 30;

/** Resources of a machine. */
export interface Machine {
  readonly cores: number;
  /** Memory available to a process, in bytes. */
  readonly freeBytes: number;
}

/** How many of some locales a machine can build in parallel, and the number of rendering threads for each. */
export function localesAtOnce(count: number, {cores, freeBytes}: Machine) {
  const possible = Math.min(count, cores, Math.floor(freeBytes / bytesOfLocale));
  const atOnce = Math.max(1, possible);
  return {atOnce, threads: Math.max(1, Math.floor(cores / atOnce))};
}
