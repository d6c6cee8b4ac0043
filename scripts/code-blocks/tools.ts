import {spawn, spawnSync} from 'node:child_process';
import {kclCompiler} from './kcl/compiler';
import type {Tools} from './types';

/** As many programs at a time as do not get into each other's way. */
const atOnce = 4;

/** A function whose calls wait for each other when too many run. */
function limited<Input, Output>(run: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (input) => {
    if (running >= atOnce) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await run(input);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** A program that reads a text from its input; gives what it complains about. */
function complaintsOf(
  command: string,
  args: readonly string[],
): ((text: string) => Promise<string>) | undefined {
  if (spawnSync(command, args, {input: ''}).error) {
    return undefined;
  }
  return limited(
    (text: string) =>
      new Promise<string>((resolve, reject) => {
        const child = spawn(command, args, {stdio: ['pipe', 'ignore', 'pipe']});
        let output = '';
        child.stderr.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
        child.on('error', reject);
        child.on('close', () => {
          resolve(output);
        });
        child.stdin.end(text);
      }),
  );
}

/** The programs of this machine that samples are verified with. */
export function toolsOfMachine(): Tools {
  return {
    bash: complaintsOf('bash', ['-n']),
    gofmt: complaintsOf('gofmt', ['-e']),
    kcl: kclCompiler(),
  };
}
