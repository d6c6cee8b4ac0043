import v8 from 'node:v8';
import vm from 'node:vm';

const megabyte = 2 ** 20;

/** Collects garbage now; only a flag of the engine gives a name to that. */
function collector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}

function used(): number {
  // What typed arrays hold is not part of the heap proper.
  const {heapUsed, arrayBuffers} = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * The most that one of several actions leaves behind, its garbage included, in megabytes: less where the engine
 * collects some of it already while the action runs.
 */
export function greatestHeap(actions: readonly (() => unknown)[]): number {
  const collect = collector();
  return Math.max(
    0,
    ...actions.map((action) => {
      collect();
      const before = used();
      action();
      return (used() - before) / megabyte;
    }),
  );
}
