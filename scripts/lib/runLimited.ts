import {spawn} from 'node:child_process';
import readline from 'node:readline';

interface Options {
  /** Name of the command in messages. */
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  /** Receives the output of the process, line by line. */
  readonly onLine: (line: string) => void;
}

function run(
  command: string,
  args: readonly string[],
  {env, limitMs, onLine}: Omit<Options, 'name'>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    for (const input of [child.stdout, child.stderr]) {
      readline.createInterface({input}).on('line', onLine);
    }
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? undefined));
  });
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
): Promise<number | undefined> {
  const code = await run(command, args, options);
  if (code !== undefined) {
    return code;
  }
  console.error(`${options.name} did not finish within ${options.limitMs / 1000} s. Restarting it.`);
  return run(command, args, options);
}
