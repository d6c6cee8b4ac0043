import pidusage from 'pidusage';

/** When a process counts as standing still. */
export interface Stillness {
  /** Time between two looks at the process, in milliseconds. */
  readonly everyMs: number;
  /**
   * So many times one after the other it must not have worked since the last look. Counted in looks, because
   * much time passes without work while a computer sleeps.
   */
  readonly looks: number;
}

/** A minute without work, for programs that never wait so long for anything else. */
export const minuteOfStillness: Stillness = {everyMs: 10_000, looks: 6};

/** Share of the time for which a process must use the processor to count as working. */
const leastShare = 0.01;

/**
 * Looks at a process until it has stood still, or until it has ended.
 *
 * @param pid the process
 * @param onStill called once, when the process has stood still
 * @returns a function that ends the watch
 */
export function watchStillness(pid: number, {everyMs, looks}: Stillness, onStill: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async (usedBefore: number, stillBefore: number): Promise<void> => {
    const {ctime} = await pidusage(pid);
    const still = ctime - usedBefore < everyMs * leastShare ? stillBefore + 1 : 0;
    if (isOver) {
      return;
    }
    if (still === looks) {
      onStill();
    } else {
      lookLater(ctime, still);
    }
  };
  const lookLater = (used: number, still: number): void => {
    timer = setTimeout(() => {
      // There is nothing to ask about a process that has ended.
      look(used, still).catch(() => undefined);
    }, everyMs);
  };
  lookLater(0, 0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    pidusage.clear();
  };
}
