import type {CDPSession} from '@playwright/test';

/** A task of a page's main thread, in milliseconds. */
export interface Task {
  /** From its start to its end, as readers have it. */
  readonly time: number;
  /** What the thread worked of it: the rest waited for other threads, or for what else the machine does. */
  readonly processor: number;
}

/** What is read of an event of Chromium's trace; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {readonly frames?: readonly {readonly frame: string; readonly processId?: number}[]};
  };
}

// Tasks and frames; none that writes down each call, which would make tasks longer.
const includedCategories = ['disabled-by-default-devtools.timeline'];

/**
 * Finds the tasks of a page in a trace of the browser.
 *
 * @param frame id of the page's frame
 * @returns in the order in which they ended
 * @throws where the trace does not name the frame's process or its main thread
 */
export function tasksOf(events: readonly TraceEvent[], frame: string): Task[] {
  const process = events
    .flatMap(({args}) => args?.data?.frames ?? [])
    .find((one) => one.frame === frame)?.processId;
  const main = events.find(
    ({name, pid, args}) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain',
  );
  if (!main) {
    throw new Error(
      `The trace has no main thread of the frame ${frame}: has Chromium renamed "CrRendererMain" or "TracingStartedInBrowser"?`,
    );
  }
  return events
    .filter(
      ({name, ph, pid, tid}) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid,
    )
    .map(({dur = 0, tdur = 0}) => ({time: dur / 1000, processor: tdur / 1000}));
}

/**
 * Traces the tasks of a page while something happens.
 *
 * @param client session of the page
 */
export async function traceTasks(client: CDPSession, act: () => Promise<unknown>): Promise<Task[]> {
  const {frameTree} = await client.send('Page.getFrameTree');
  const events: TraceEvent[] = [];
  const collect = ({value}: {value: unknown}) => void events.push(...(value as TraceEvent[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories},
  });
  await act();
  const complete = new Promise((resolve) => {
    client.once('Tracing.tracingComplete', resolve);
  });
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  return tasksOf(events, frameTree.frame.id);
}
