import {spawn} from 'node:child_process';

/** How a process ended. */
export interface Ended {
  /** Exit code; absent when the process was stopped. */
  readonly code: number | undefined;
  /** All that it printed. */
  readonly output: string;
  readonly isStopped: boolean;
}

interface Options {
  readonly env: NodeJS.ProcessEnv;
  /** Time after which the process is stopped, in milliseconds. */
  readonly limitMs: number;
  /** Takes what the process prints, as it comes. */
  readonly onText?: (text: string, to: 'stdout' | 'stderr') => void;
  /** Called once nothing more comes. */
  readonly onEnd?: () => void;
}

/** Runs a command without input until it ends, or stops it when it takes too long. */
export function runLimited(
  command: string,
  args: readonly string[],
  {env, limitMs, onText, onEnd}: Options,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    for (const to of ['stdout', 'stderr'] as const) {
      child[to].setEncoding('utf8');
      child[to].on('data', (text: string) => {
        output += text;
        onText?.(text, to);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      onEnd?.();
      resolve({code: code ?? undefined, output, isStopped: child.killed});
    });
  });
}
