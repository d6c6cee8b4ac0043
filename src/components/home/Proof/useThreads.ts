import {useState, type KeyboardEvent} from 'react';
import {lineNumbers, litThreads, neighbor, ranges, threadsOf, type Pointed} from '../core/relations';
import type {PointableProps} from './Pointable';
import {firstLitLine, imports, program, type Resource} from '@site/src/data/homeProgram';

/** Number of the program's first line, after the imports and an empty line. */
export const firstNumber = imports.length + 2;

/** All threads between the program on the home page and its resources. */
export const threads = threadsOf(program);

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
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

/** State of the example: what the reader points at, and what is highlighted as a result. */
export function useThreads(resources: readonly Resource[]) {
  const [pointed, setPointed] = useState<Pointed>({line: firstLitLine});
  const litNow = litThreads(threads, pointed);
  /** What is currently highlighted. */
  const lit = {
    threads: litNow,
    lines: new Set(litNow.map(({line}) => line)),
    resources: new Set(litNow.map(({resource}) => resource)),
  };
  const firstLine = Math.min(...lit.lines);
  const firstResource = resources.find(({id}) => lit.resources.has(id))?.id;
  return {
    lit,
    onKeyDown,
    lineNumbersOf: (resource: string) => ranges(lineNumbers(threads, resource, firstNumber)),
    pointAtLine: (line: number): PointableProps => ({
      point: () => setPointed({line}),
      tabStop: 'line' in pointed ? pointed.line === line : line === firstLine,
    }),
    pointAtResource: (resource: string): PointableProps => ({
      point: () => setPointed({resource}),
      tabStop: 'resource' in pointed ? pointed.resource === resource : resource === firstResource,
    }),
  };
}
