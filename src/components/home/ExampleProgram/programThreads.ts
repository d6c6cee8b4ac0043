import {imports, program, type ResourceId} from '@site/src/data/homeProgram';

/** One thread from a line of the program to a resource. */
export interface Thread {
  readonly line: number;
  readonly resource: ResourceId;
}

/** Number of the program's first line, after the imports and an empty line. */
export const firstNumber = imports.length + 2;

/** All threads between the program on the home page and its resources, in the order of its lines. */
export const threads: readonly Thread[] = program.flatMap(({creates = []}, line) =>
  creates.map((resource) => ({line, resource})),
);

/** Numbers of the lines that a resource comes from, with ranges joined: `9–11, 18`. */
export function lineNumbersOf(id: ResourceId): string {
  const runs: [number, number][] = [];
  for (const {line} of threads.filter(({resource}) => resource === id)) {
    const number = line + firstNumber;
    const run = runs.at(-1);
    if (run?.[1] === number - 1) {
      run[1] = number;
    } else {
      runs.push([number, number]);
    }
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
