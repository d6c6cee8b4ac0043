import {useState, type KeyboardEvent} from 'react';
import type {PointableProps} from './Pointable';
import {firstLitLine, imports, program, type Resource} from '@site/src/data/homeProgram';

/** One thread from a line of the program to a resource. */
export interface Thread {
  readonly line: number;
  readonly resource: string;
}

/** Number of the program's first line, after the imports and an empty line. */
export const firstNumber = imports.length + 2;

/** All threads between the program on the home page and its resources, in the order of its lines. */
export const threads: readonly Thread[] = program.flatMap(({creates = []}, line) =>
  creates.map((resource) => ({line, resource})),
);

const threadsOfLine = (index: number) => threads.filter(({line}) => line === index);
const threadsOfResource = (id: string) => threads.filter(({resource}) => resource === id);

/** Numbers of the lines that a resource comes from, with ranges joined: `9–11, 18`. */
export function lineNumbersOf(resource: string): string {
  const runs: [number, number][] = [];
  for (const {line} of threadsOfResource(resource)) {
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

/** The entry that an arrow key moves to; `undefined` for other keys. */
function neighbor(key: string, index: number, count: number): number | undefined {
  const goal = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1}[key];
  return goal && Math.min(Math.max(goal, 0), count - 1);
}

/** Moves the focus with arrow keys, Home, and End, within the lines or resources and between them. */
export function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const button = event.target as HTMLElement;
  const group = button.closest('[data-group]');
  if (!group) {
    return;
  }
  const across = {ArrowRight: 'resources', ArrowLeft: 'lines'}[event.key];
  const buttons = [...group.querySelectorAll('button')];
  const next = neighbor(event.key, buttons.indexOf(button as HTMLButtonElement), buttons.length);
  const goal =
    next === undefined
      ? event.currentTarget.querySelector<HTMLElement>(`[data-group="${across}"] [tabindex="0"]`)
      : buttons[next];
  if (goal && across !== group.getAttribute('data-group')) {
    event.preventDefault();
    goal.focus();
  }
}

/** What is highlighted: the threads of the line or resource that the reader points at, and both their ends. */
export function useThreads(resources: readonly Resource[]) {
  const [litThreads, setLit] = useState(() => threadsOfLine(firstLitLine));
  const lit = {
    threads: litThreads,
    lines: new Set(litThreads.map(({line}) => line)),
    resources: new Set(litThreads.map(({resource}) => resource)),
  };
  const firstLine = Math.min(...lit.lines);
  const firstResource = resources.find(({id}) => lit.resources.has(id))?.id;
  return {
    lit,
    pointAtLine: (line: number): PointableProps => ({
      point: () => setLit(threadsOfLine(line)),
      tabStop: line === firstLine,
    }),
    pointAtResource: (resource: string): PointableProps => ({
      point: () => setLit(threadsOfResource(resource)),
      tabStop: resource === firstResource,
    }),
  };
}
