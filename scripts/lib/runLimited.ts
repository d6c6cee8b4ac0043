import {spawn} from 'node:child_process';
import readline from 'node:readline';

/** Result of a process. */
export interface Ended {
  /** Exit code, or `undefined` if the process timed out. */
  readonly code: number | undefined;
  readonly output: string;
}

interface Options {
  /** Name of the command in messages. */
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  /** Receives the output of the process, line by line. */
  readonly onLine?: (line: string) => void;
}

function run(
  command: string,
  args: readonly string[],
  {env, limitMs, onLine}: Omit<Options, 'name'>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    const lines: string[] = [];
    for (const input of [child.stdout, child.stderr]) {
      readline.createInterface({input}).on('line', (line) => {
        lines.push(line);
        onLine?.(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? undefined, output: lines.join('\n')}));
  });
}

/** Runs a command and restarts it once if it times out, because Rspack can deadlock. */
export async function runLimited(command: string, args: readonly string[], options: Options): Promise<Ended> {
  const ended = await run(command, args, options);
  if (ended.code !== undefined) {
    return ended;
  }
  console.error(`${options.name} did not finish within ${options.limitMs / 1000} s. Restarting it.`);
  return run(command, args, options);
}
