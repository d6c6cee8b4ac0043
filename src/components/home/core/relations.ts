/** What the reader points at. */
export type Pointed = {readonly line: number} | {readonly resource: string};

/** One thread from a line of the program to a resource. */
export interface Thread {
  readonly line: number;
  readonly resource: string;
}

/** All threads of a program, in the order of its lines. */
export function threadsOf(program: readonly {readonly creates?: readonly string[]}[]): Thread[] {
  return program.flatMap(({creates = []}, line) => creates.map((resource) => ({line, resource})));
}

/** The threads to highlight when the reader points at a line or a resource. */
export function litThreads(threads: readonly Thread[], pointed: Pointed): Thread[] {
  return threads.filter((thread) =>
    'line' in pointed ? thread.line === pointed.line : thread.resource === pointed.resource,
  );
}

/** Numbers of the lines that a resource comes from, starting at `firstNumber`. */
export function lineNumbers(threads: readonly Thread[], resource: string, firstNumber: number): number[] {
  return litThreads(threads, {resource}).map(({line}) => line + firstNumber);
}

/** The entry that an arrow key moves to; `undefined` for other keys. */
export function neighbor(key: string, index: number, count: number): number | undefined {
  const goal = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1}[key];
  return goal && Math.min(Math.max(goal, 0), count - 1);
}

/** Numbers with ranges joined: `9–11, 18`. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) {
      run[1] = number;
    } else {
      runs.push([number, number]);
    }
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
