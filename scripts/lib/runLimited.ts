import {spawn} from 'node:child_process';
import {watchStillness, type Stillness} from './watchStillness';

/** How a process ended. */
export interface Ended {
  /** Exit code; absent when the process was stopped. */
  readonly code: number | undefined;
  /** All that it printed. */
  readonly output: string;
  /** Why it was stopped: it did not end in its time, or it stood still. Absent when it ended by itself. */
  readonly stopped?: 'late' | 'still';
}

/** Why a process was stopped, in words; one that stood still was begun anew before. */
export function reasonOf(stopped: NonNullable<Ended['stopped']>): string {
  return stopped === 'late' ? 'it did not end' : 'it stood still, twice';
}

/** What a process may not do without being stopped. */
export interface Limits {
  /** Longest time that it may take, in milliseconds. */
  readonly limitMs: number;
  readonly stillness: Stillness;
}

interface Options extends Limits {
  readonly env: NodeJS.ProcessEnv;
  /** Takes what the process prints, as it comes. */
  readonly onText?: (text: string, to: 'stdout' | 'stderr') => void;
}

/** Runs a command without input until it ends, or stops it when it takes too long or stands still. */
export function runLimited(
  command: string,
  args: readonly string[],
  {env, limitMs, stillness, onText}: Options,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], env});
    child.on('error', reject);
    let output = '';
    for (const to of ['stdout', 'stderr'] as const) {
      child[to].setEncoding('utf8');
      child[to].on('data', (text: string) => {
        output += text;
        onText?.(text, to);
      });
    }
    let stopped: Ended['stopped'];
    const stop = (why: Ended['stopped']) => {
      stopped = why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(stop, limitMs, 'late');
    const endWatch =
      child.pid === undefined
        ? undefined
        : watchStillness(child.pid, stillness, () => {
            stop('still');
          });
    child.on('close', (code) => {
      clearTimeout(timer);
      endWatch?.();
      resolve({code: code ?? undefined, output, ...(stopped ? {stopped} : {})});
    });
  });
}

/**
 * Runs something that seldom stands still, once more if it did: native code of the bundler has waited for
 * itself.
 *
 * @param run starts it
 * @param onAgain called before it is started again
 */
export async function runAgainIfStill(run: () => Promise<Ended>, onAgain: () => void): Promise<Ended> {
  const ended = await run();
  if (ended.stopped !== 'still') {
    return ended;
  }
  onAgain();
  return run();
}
