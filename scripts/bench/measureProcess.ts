import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';

/** Time and memory of a command. */
export interface ProcessFigures {
  readonly seconds: number;
  /** Peak resident memory of the process and all its descendants together, in MiB. */
  readonly peakMiB: number;
  /** Peak resident memory of the largest of these processes, in MiB. */
  readonly largestMiB: number;
}

const sampleEveryMs = 200;

/** Resident memory of a process and each of its descendants, in MiB. */
function treeMiB(root: number): number[] {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kib: number]);
  const sizesBelow = (pid: number): number[] =>
    processes
      .filter(([own, parent]) => own === pid || parent === pid)
      .flatMap(([own, , kib]) => (own === pid ? [kib / 1024] : sizesBelow(own)));
  return sizesBelow(root);
}

/**
 * Runs a command and measures its time and the memory of its process tree.
 *
 * @param cwd working directory. By default, that of this process
 * @throws {Error} if the command fails. The message includes the end of its output
 */
export async function measureProcess(
  command: string,
  args: readonly string[],
  cwd?: string,
): Promise<ProcessFigures> {
  const started = performance.now();
  let peakMiB = 0;
  let largestMiB = 0;
  let output = '';
  const child = spawn(command, args, {cwd, stdio: ['ignore', 'pipe', 'pipe']});
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  const sampler = setInterval(() => {
    const sizes = treeMiB(child.pid ?? 0);
    peakMiB = Math.max(peakMiB, Math.round(sizes.reduce((sum, size) => sum + size, 0)));
    largestMiB = Math.max(largestMiB, ...sizes.map(Math.round));
  }, sampleEveryMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampler);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} exited with ${code ?? 'a signal'}:\n${output}`);
  }
  return {seconds: (performance.now() - started) / 1000, peakMiB, largestMiB};
}
