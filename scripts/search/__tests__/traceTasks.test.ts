import {describe, expect, it} from 'vitest';
import {tasksOf, type TraceEvent} from '../traceTasks';

const main = {pid: 7, tid: 1};
const started: TraceEvent = {
  name: 'TracingStartedInBrowser',
  ph: 'I',
  pid: 2,
  tid: 2,
  args: {
    data: {
      frames: [
        {frame: 'other', processId: 8},
        {frame: 'page', processId: 7},
      ],
    },
  },
};
const threads: TraceEvent[] = [
  {name: 'thread_name', ph: 'M', pid: 8, tid: 1, args: {name: 'CrRendererMain'}},
  {name: 'thread_name', ph: 'M', pid: 7, tid: 3, args: {name: 'Compositor'}},
  {name: 'thread_name', ph: 'M', ...main, args: {name: 'CrRendererMain'}},
];

describe('tasksOf', () => {
  it('takes the tasks of the main thread of the page, in milliseconds', () => {
    const tasks: TraceEvent[] = [
      {name: 'RunTask', ph: 'X', ...main, dur: 50_500, tdur: 20_250},
      {name: 'RunTask', ph: 'X', pid: 7, tid: 3, dur: 90_000, tdur: 90_000},
      {name: 'RunTask', ph: 'X', pid: 8, tid: 1, dur: 80_000, tdur: 80_000},
      {name: 'Layout', ph: 'X', ...main, dur: 40_000, tdur: 40_000},
      {name: 'RunTask', ph: 'B', ...main},
    ];
    expect(tasksOf([started, ...tasks, ...threads], 'page')).toEqual([{time: 50.5, processor: 20.25}]);
  });

  it('says what is missing from a trace that does not name the thread', () => {
    expect(() => tasksOf([started], 'page')).toThrow(/CrRendererMain/);
    expect(() => tasksOf(threads, 'page')).toThrow(/TracingStartedInBrowser/);
  });
});
