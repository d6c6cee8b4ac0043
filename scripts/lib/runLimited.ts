import {spawn} from 'node:child_process';
import {once} from 'node:events';
import readline from 'node:readline';

interface Options {
  /** Name of the command in messages. */
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  /** Receives the output of the process, line by line. */
  readonly onLine: (line: string) => void;
}

/**
 * Runs a command and restarts it once if it times out, because Rspack can deadlock.
 *
 * @returns the exit code, or `undefined` if it timed out twice
 */
export async function runLimited(
  command: string,
  args: readonly string[],
  options: Options,
  isRestart = false,
): Promise<number | undefined> {
  const {name, env, limitMs, onLine} = options;
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  for (const input of [child.stdout, child.stderr]) {
    readline.createInterface({input}).on('line', onLine);
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== null || isRestart) {
    return code ?? undefined;
  }
  console.error(`${name} did not finish within ${limitMs / 1000} s. Restarting it.`);
  return runLimited(command, args, options, true);
}
