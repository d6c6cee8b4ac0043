import {spawn, spawnSync} from 'node:child_process';
import {kclCompiler} from './kcl/compiler';
import type {Tools} from './types';

/** A program that reads a text from its input; gives what it complains about. */
function complaintsOf(
  command: string,
  args: readonly string[],
): ((text: string) => Promise<string>) | undefined {
  if (spawnSync(command, args, {input: ''}).error) {
    return undefined;
  }
  return (text) =>
    new Promise((resolve, reject) => {
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
    });
}

/** The programs of this machine that samples are verified with. */
export function toolsOfMachine(): Tools {
  return {
    bash: complaintsOf('bash', ['-n']),
    gofmt: complaintsOf('gofmt', ['-e']),
    kcl: kclCompiler(),
  };
}
